import antd from 'antd/locale/ta_IN';
import 'dayjs/locale/ta';
import messages from '@/i18n/texts/ta-IN.json';

export default { messages, antd, dayjs: 'ta' };
