import antd from 'antd/locale/fa_IR';
import 'dayjs/locale/fa';
import messages from '@/i18n/texts/fa-IR.json';

export default { messages, antd, dayjs: 'fa' };
