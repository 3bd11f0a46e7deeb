import antd from 'antd/locale/ja_JP';
import 'dayjs/locale/ja';
import messages from '@/i18n/texts/ja-JP.json';

export default { messages, antd, dayjs: 'ja' };
