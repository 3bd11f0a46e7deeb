import antd from 'antd/locale/da_DK';
import 'dayjs/locale/da';
import messages from '@/i18n/texts/da-DK.json';

export default { messages, antd, dayjs: 'da' };
