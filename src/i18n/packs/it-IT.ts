import antd from 'antd/locale/it_IT';
import 'dayjs/locale/it';
import messages from '@/i18n/texts/it-IT.json';

export default { messages, antd, dayjs: 'it' };
