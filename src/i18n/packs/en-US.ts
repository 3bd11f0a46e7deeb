import antd from 'antd/locale/en_US';
import 'dayjs/locale/en';
import messages from '@/i18n/texts/en-US.json';

export default { messages, antd, dayjs: 'en' };
