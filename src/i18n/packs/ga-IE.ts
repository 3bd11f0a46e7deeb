import antd from 'antd/locale/ga_IE';
import 'dayjs/locale/ga';
import messages from '@/i18n/texts/ga-IE.json';

export default { messages, antd, dayjs: 'ga' };
