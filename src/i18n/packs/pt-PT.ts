import antd from 'antd/locale/pt_PT';
import 'dayjs/locale/pt';
import messages from '@/i18n/texts/pt-BR.json';
import own from '@/i18n/texts/pt-PT.json';

export default { messages: { ...messages, ...own }, antd, dayjs: 'pt' };
