import antd from 'antd/locale/bn_BD';
import 'dayjs/locale/bn-bd';
import messages from '@/i18n/texts/bn-BD.json';

export default { messages, antd, dayjs: 'bn-bd' };
