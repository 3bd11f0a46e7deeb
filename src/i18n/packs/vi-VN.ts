import antd from 'antd/locale/vi_VN';
import 'dayjs/locale/vi';
import messages from '@/i18n/texts/vi-VN.json';

export default { messages, antd, dayjs: 'vi' };
