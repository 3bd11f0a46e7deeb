import antd from 'antd/locale/ar_EG';
import 'dayjs/locale/ar';
import messages from '@/i18n/texts/ar-EG.json';

export default { messages, antd, dayjs: 'ar' };
