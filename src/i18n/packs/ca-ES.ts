import antd from 'antd/locale/ca_ES';
import 'dayjs/locale/ca';
import messages from '@/i18n/texts/ca-ES.json';

export default { messages, antd, dayjs: 'ca' };
