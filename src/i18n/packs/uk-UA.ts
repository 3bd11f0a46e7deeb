import antd from 'antd/locale/uk_UA';
import 'dayjs/locale/uk';
import messages from '@/i18n/texts/uk-UA.json';

export default { messages, antd, dayjs: 'uk' };
