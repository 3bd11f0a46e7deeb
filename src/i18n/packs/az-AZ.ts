import antd from 'antd/locale/az_AZ';
import 'dayjs/locale/az';
import messages from '@/i18n/texts/az-AZ.json';

export default { messages, antd, dayjs: 'az' };
