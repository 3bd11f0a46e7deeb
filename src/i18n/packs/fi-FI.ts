import antd from 'antd/locale/fi_FI';
import 'dayjs/locale/fi';
import messages from '@/i18n/texts/fi-FI.json';

export default { messages, antd, dayjs: 'fi' };
