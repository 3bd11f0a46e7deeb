import antd from 'antd/locale/ko_KR';
import 'dayjs/locale/ko';
import messages from '@/i18n/texts/ko-KR.json';

export default { messages, antd, dayjs: 'ko' };
