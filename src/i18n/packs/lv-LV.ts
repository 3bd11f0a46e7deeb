import antd from 'antd/locale/lv_LV';
import 'dayjs/locale/lv';
import messages from '@/i18n/texts/lv-LV.json';

export default { messages, antd, dayjs: 'lv' };
