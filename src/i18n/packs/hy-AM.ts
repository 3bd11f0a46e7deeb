import antd from 'antd/locale/hy_AM';
import 'dayjs/locale/hy-am';
import messages from '@/i18n/texts/hy-AM.json';

export default { messages, antd, dayjs: 'hy-am' };
