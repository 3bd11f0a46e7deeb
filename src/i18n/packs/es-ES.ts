import antd from 'antd/locale/es_ES';
import 'dayjs/locale/es';
import messages from '@/i18n/texts/es-ES.json';

export default { messages, antd, dayjs: 'es' };
