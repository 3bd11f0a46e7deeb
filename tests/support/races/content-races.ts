import { randomUUID } from 'node:crypto';
import type { Field, Race } from './race';
import { columnOf } from './row-copies';
import { type Act, sceneRaces } from './scene';

/** Content not published yet: one editor deletes it while another publishes it. */
export const contentRaces = ({ service, people }: Field): Race[] => {
  const set = async () => {
    const headers = { ...people.office, 'idempotency-key': randomUUID() };
    const begun = await service.call('POST', '/prod-api/cms/content/draft', { headers, body: {} });
    const { id } = begun.body.data;
    const url = `/prod-api/cms/content/${id}`;
    const changes = [
      { path: 'title', base: null, value: '竞态公告' },
      { path: 'body', base: null, value: '正文' },
    ];
    const saved = await service.call('PATCH', `${url}/draft`, { headers: people.office, body: { changes } });
    const { version } = saved.body.data;
    const acts = {
      remove: {
        send: () => service.call('DELETE', url, { headers: people.office }),
        audit: 'content.delete',
        becomes: null,
      },
      publish: {
        send: () =>
          service.call('POST', `${url}/draft/publish`, { headers: people.admin, body: { version } }),
        audit: 'content.publish',
        becomes: 'published',
      },
    } satisfies Record<string, Act>;
    const now = async () => (await columnOf(service, 'content', 'state', id)) ?? null;
    return { acts, targets: [`content:${id}`], now };
  };
  return sceneRaces(service, {
    name: 'content begun',
    pairs: [
      ['remove', 'publish'],
      ['remove', 'remove'],
      ['publish', 'publish'],
    ],
    rows: { remove: 'DELETE /prod-api/cms/content/{id}' },
    set,
  });
};
