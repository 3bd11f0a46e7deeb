import { aReadyFile } from '@tests/support/anApplicant';
import {
  applicationPlaces,
  DELETE,
  type Place,
  placeName,
  type Transition,
  transitionsFrom,
  WHERES,
} from './application-places';
import { auditMark, auditSince, expectSame, type Field, pairsOf, type Race } from './race';
import { columnOf } from './row-copies';

/** Every pair of transitions that leave one place, and the DELETE of a draft. */
export const applicationRaces = async (field: Field): Promise<Race[]> => {
  const { service } = field;
  const { place, send } = await applicationPlaces(field);
  const nameOf = ({ event, by }: Transition): string => (event === DELETE ? 'DELETE' : `${event} by ${by}`);
  const raceOf = (where: Place, pair: readonly [Transition, Transition]): Race => ({
    name: `application ${placeName(where)}: ${nameOf(pair[0])} × ${nameOf(pair[1])}`,
    covers: pair.map(({ event }) => (event === DELETE ? event : `application.${event}`)),
    prepare: async () => {
      const id = await place(where);
      const version = Number(await columnOf(service, 'application', 'version', id));
      const sealedSheet = await aReadyFile(service, 'xuyingchuan', '盖章审核表.pdf');
      const at = { id, version, sealedSheet };
      const mark = await auditMark(service);
      return {
        first: async () => (await send(pair[0], at)).status,
        second: async () => (await send(pair[1], at)).status,
        agree: async (winner) => {
          const { event, to } = pair[winner] as Transition;
          const audited = await auditSince(service, mark, [`application:${id}`]);
          expectSame('audit log', audited, [event === DELETE ? 'apply.remove' : `apply.${event}`]);
          expectSame('status', (await columnOf(service, 'application', 'status', id)) ?? null, to);
          const { rows } = await service.db.pool.query(
            'select event from application_event where application_id = $1',
            [id],
          );
          expectSame(
            'events',
            rows.map((row) => row.event),
            event === DELETE ? [] : [event],
          );
        },
      };
    },
  });
  return WHERES.flatMap((where) =>
    pairsOf(transitionsFrom(where))
      // The service's own work runs one after the other within one process.
      .filter(([a, b]) => !(a.by === 'system' && b.by === 'system'))
      .map((pair) => raceOf(where, pair)),
  );
};
