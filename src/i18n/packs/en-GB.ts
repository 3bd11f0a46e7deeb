import antd from 'antd/locale/en_GB';
import 'dayjs/locale/en-gb';
import messages from '@/i18n/texts/en-GB.json';

export default { messages, antd, dayjs: 'en-gb' };
