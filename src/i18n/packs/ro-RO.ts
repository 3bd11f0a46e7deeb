import antd from 'antd/locale/ro_RO';
import 'dayjs/locale/ro';
import messages from '@/i18n/texts/ro-RO.json';

export default { messages, antd, dayjs: 'ro' };
