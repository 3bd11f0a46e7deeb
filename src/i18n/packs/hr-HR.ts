import antd from 'antd/locale/hr_HR';
import 'dayjs/locale/hr';
import messages from '@/i18n/texts/hr-HR.json';

export default { messages, antd, dayjs: 'hr' };
