import antd from 'antd/locale/cs_CZ';
import 'dayjs/locale/cs';
import messages from '@/i18n/texts/cs-CZ.json';

export default { messages, antd, dayjs: 'cs' };
