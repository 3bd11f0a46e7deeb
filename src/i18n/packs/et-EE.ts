import antd from 'antd/locale/et_EE';
import 'dayjs/locale/et';
import messages from '@/i18n/texts/et-EE.json';

export default { messages, antd, dayjs: 'et' };
