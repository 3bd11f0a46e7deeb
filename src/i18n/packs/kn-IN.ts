import antd from 'antd/locale/kn_IN';
import 'dayjs/locale/kn';
import messages from '@/i18n/texts/kn-IN.json';

export default { messages, antd, dayjs: 'kn' };
