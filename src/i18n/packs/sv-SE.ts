import antd from 'antd/locale/sv_SE';
import 'dayjs/locale/sv';
import messages from '@/i18n/texts/sv-SE.json';

export default { messages, antd, dayjs: 'sv' };
