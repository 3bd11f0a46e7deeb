import antd from 'antd/locale/fr_BE';
import 'dayjs/locale/fr';
import messages from '@/i18n/texts/fr-FR.json';

export default { messages, antd, dayjs: 'fr' };
