import antd from 'antd/locale/sk_SK';
import 'dayjs/locale/sk';
import messages from '@/i18n/texts/sk-SK.json';

export default { messages, antd, dayjs: 'sk' };
