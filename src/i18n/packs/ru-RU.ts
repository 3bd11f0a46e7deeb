import antd from 'antd/locale/ru_RU';
import 'dayjs/locale/ru';
import messages from '@/i18n/texts/ru-RU.json';

export default { messages, antd, dayjs: 'ru' };
