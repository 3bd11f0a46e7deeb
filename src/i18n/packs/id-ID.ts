import antd from 'antd/locale/id_ID';
import 'dayjs/locale/id';
import messages from '@/i18n/texts/id-ID.json';

export default { messages, antd, dayjs: 'id' };
