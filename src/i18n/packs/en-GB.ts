import antd from 'antd/locale/en_GB';
import 'dayjs/locale/en-gb';
import own from '@/i18n/texts/en-GB.json';
import messages from '@/i18n/texts/en-US.json';

export default { messages: { ...messages, ...own }, antd, dayjs: 'en-gb' };
