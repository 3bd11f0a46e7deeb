import antd from 'antd/locale/nb_NO';
import 'dayjs/locale/nb';
import messages from '@/i18n/texts/nb-NO.json';

export default { messages, antd, dayjs: 'nb' };
