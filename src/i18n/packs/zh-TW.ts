import antd from 'antd/locale/zh_TW';
import 'dayjs/locale/zh-tw';
import messages from '@/i18n/texts/zh-TW.json';

export default { messages, antd, dayjs: 'zh-tw' };
