import antd from 'antd/locale/ku_IQ';
import 'dayjs/locale/ku';
import messages from '@/i18n/texts/ku-IQ.json';

export default { messages, antd, dayjs: 'ku' };
