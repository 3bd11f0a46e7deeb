import antd from 'antd/locale/th_TH';
import 'dayjs/locale/th';
import messages from '@/i18n/texts/th-TH.json';

export default { messages, antd, dayjs: 'th' };
