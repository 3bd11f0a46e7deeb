import antd from 'antd/locale/de_DE';
import 'dayjs/locale/de';
import messages from '@/i18n/texts/de-DE.json';

export default { messages, antd, dayjs: 'de' };
