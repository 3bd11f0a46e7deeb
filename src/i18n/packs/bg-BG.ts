import antd from 'antd/locale/bg_BG';
import 'dayjs/locale/bg';
import messages from '@/i18n/texts/bg-BG.json';

export default { messages, antd, dayjs: 'bg' };
