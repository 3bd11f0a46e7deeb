import antd from 'antd/locale/ne_NP';
import 'dayjs/locale/ne';
import messages from '@/i18n/texts/ne-NP.json';

export default { messages, antd, dayjs: 'ne' };
