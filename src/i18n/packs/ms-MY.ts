import antd from 'antd/locale/ms_MY';
import 'dayjs/locale/ms';
import messages from '@/i18n/texts/ms-MY.json';

export default { messages, antd, dayjs: 'ms' };
