import { Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { Closed, Id, Nullable } from './schema';

export const begunCalls = endpointTable({
  'GET /prod-api/cms/begun/{key}': {
    summary: '自己用这个幂等键新建了哪条记录；新建的回答没有到达时，由此找回',
    access: 'signedIn',
    params: Closed({ key: Type.String({ pattern: '^[\\w-]{8,64}$' }) }),
    reply: data(Closed({ id: Nullable(Id) })),
    assumed: true,
  },
});
