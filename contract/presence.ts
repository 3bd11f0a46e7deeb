import { type Static, Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { STEPS } from './enums';
import { Closed, Id, IdParams, Nullable, OneOf, Text } from './schema';

/** A step of the form; null on the list of its sections. */
const Step = Nullable(OneOf(STEPS));

/** Another member of the team who has the form open now. */
export const Present = Closed({ accountId: Id, name: Text(80), step: Step });
export type Present = Static<typeof Present>;

export const presenceCalls = endpointTable({
  'PUT /prod-api/cms/apply/{id}/presence': {
    summary: '说明自己正在看申报书的哪一部分，得知谁也在',
    access: 'signedIn',
    params: IdParams,
    body: Closed({ step: Step }),
    reply: data(Closed({ others: Type.Array(Present) })),
    assumed: true,
  },
});
