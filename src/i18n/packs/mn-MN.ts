import antd from 'antd/locale/mn_MN';
import 'dayjs/locale/mn';
import messages from '@/i18n/texts/mn-MN.json';

export default { messages, antd, dayjs: 'mn' };
