import antd from 'antd/locale/mk_MK';
import 'dayjs/locale/mk';
import messages from '@/i18n/texts/mk-MK.json';

export default { messages, antd, dayjs: 'mk' };
