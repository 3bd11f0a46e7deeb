import antd from 'antd/locale/el_GR';
import 'dayjs/locale/el';
import messages from '@/i18n/texts/el-GR.json';

export default { messages, antd, dayjs: 'el' };
