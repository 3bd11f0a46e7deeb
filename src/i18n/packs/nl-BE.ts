import antd from 'antd/locale/nl_BE';
import 'dayjs/locale/nl-be';
import messages from '@/i18n/texts/nl-NL.json';

export default { messages, antd, dayjs: 'nl-be' };
