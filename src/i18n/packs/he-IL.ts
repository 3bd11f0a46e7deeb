import antd from 'antd/locale/he_IL';
import 'dayjs/locale/he';
import messages from '@/i18n/texts/he-IL.json';

export default { messages, antd, dayjs: 'he' };
