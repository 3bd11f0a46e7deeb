import antd from 'antd/locale/hi_IN';
import 'dayjs/locale/hi';
import messages from '@/i18n/texts/hi-IN.json';

export default { messages, antd, dayjs: 'hi' };
