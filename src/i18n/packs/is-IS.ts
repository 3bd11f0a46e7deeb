import antd from 'antd/locale/is_IS';
import 'dayjs/locale/is';
import messages from '@/i18n/texts/is-IS.json';

export default { messages, antd, dayjs: 'is' };
