import antd from 'antd/locale/hu_HU';
import 'dayjs/locale/hu';
import messages from '@/i18n/texts/hu-HU.json';

export default { messages, antd, dayjs: 'hu' };
