import antd from 'antd/locale/nl_NL';
import 'dayjs/locale/nl';
import messages from '@/i18n/texts/nl-NL.json';

export default { messages, antd, dayjs: 'nl' };
