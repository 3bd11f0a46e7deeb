import antd from 'antd/locale/pl_PL';
import 'dayjs/locale/pl';
import messages from '@/i18n/texts/pl-PL.json';

export default { messages, antd, dayjs: 'pl' };
