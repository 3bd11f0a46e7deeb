import { randomUUID } from 'node:crypto';
import type { TestService } from '@tests/support/service';

const CALL = '/prod-api/cms/content';
type Fields = Readonly<Record<string, unknown>>;

/** The calls of two editors who write the site's texts field by field. */
export const contentEditing = async (service: TestService) => {
  const [office, colleague] = [await service.signIn('office'), await service.signIn('admin')];
  const open = async (id: number) => (await service.call('GET', `${CALL}/${id}/draft`, office)).body.data;
  const begin = async (key: string = randomUUID()) =>
    (
      await service.call('POST', `${CALL}/draft`, {
        headers: { ...office.headers, 'idempotency-key': key },
        body: {},
      })
    ).body.data;
  /** `bases`: earlier values of the fields; empty where not given. */
  const save = (id: number, fields: Fields, who = office, bases: Fields = {}) =>
    service.call('PATCH', `${CALL}/${id}/draft`, {
      ...who,
      body: {
        changes: Object.entries(fields).map(([path, value]) => ({ path, base: bases[path] ?? null, value })),
      },
    });
  const act = async (id: number, event: string, version?: number) =>
    service.call('POST', `${CALL}/${id}/draft/${event}`, {
      ...office,
      body: { version: version ?? (await open(id)).version },
    });
  const publish = async (fields: Fields): Promise<number> => {
    const { id } = await begin();
    await save(id, fields, office, { cmsTypeKey: 'announcement' });
    expect((await act(id, 'publish')).status).toBe(200);
    return id;
  };
  const versions = async (id: number) =>
    (await service.call('GET', `${CALL}/${id}/versions`, office)).body.rows;
  /** Reads as a visitor. */
  const read = (id: number) =>
    service.call('GET', `/prod-api/cms/open/kczx/cmsByCmsType/policyDoc/cms/${id}`);
  return { office, colleague, open, begin, save, act, publish, versions, read };
};
