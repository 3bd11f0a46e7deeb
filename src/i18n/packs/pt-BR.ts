import antd from 'antd/locale/pt_BR';
import 'dayjs/locale/pt-br';
import messages from '@/i18n/texts/pt-BR.json';

export default { messages, antd, dayjs: 'pt-br' };
