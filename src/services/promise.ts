import { call } from '@/request/call';

export const fetchPromises = () => call('GET /prod-api/cms/open/promises', { shownBy: 'section' });
