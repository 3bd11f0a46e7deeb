import antd from 'antd/locale/tr_TR';
import 'dayjs/locale/tr';
import messages from '@/i18n/texts/tr-TR.json';

export default { messages, antd, dayjs: 'tr' };
