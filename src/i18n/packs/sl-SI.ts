import antd from 'antd/locale/sl_SI';
import 'dayjs/locale/sl';
import messages from '@/i18n/texts/sl-SI.json';

export default { messages, antd, dayjs: 'sl' };
