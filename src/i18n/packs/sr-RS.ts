import antd from 'antd/locale/sr_RS';
import 'dayjs/locale/sr-cyrl';
import messages from '@/i18n/texts/sr-RS.json';

export default { messages, antd, dayjs: 'sr-cyrl' };
