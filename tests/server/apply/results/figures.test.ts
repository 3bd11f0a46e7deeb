import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import { aPng } from '@tests/support/a-png';
import { aReadyFile } from '@tests/support/anApplicant';
import { draftChanges } from '@tests/support/draft-changes';
import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';
import { listening } from '@tests/support/uploads';
import sharp from 'sharp';

let service: TestService;
let origin: string;
let leader: Record<string, string>;
let picture: string;
beforeAll(async () => {
  service = await startService();
  origin = await listening(service);
  leader = (await service.signIn('shenzhiyao')).headers;
  const reply = await fetch(`${origin}/api/attachments.json?name=field.png&purpose=picture`, {
    method: 'POST',
    headers: { ...leader, 'content-type': 'image/png' },
    body: new Uint8Array(await aPng(900, 700)),
  });
  picture = (await reply.json()).id;
});
afterAll(() => service.stop());

const one = (more: object = {}) => ({ id: 'fig1', file: picture, alt: '泵站', caption: '改造后', ...more });
/** Shen's project whose stage one was returned. */
const returnedId = async (): Promise<number> =>
  (
    await service.db.kysely
      .selectFrom('stageResult')
      .select('applicationId')
      .where('status', '=', 'returned')
      .where('milestone', '=', 'one')
      .executeTakeFirstOrThrow()
  ).applicationId;
const save = async (id: number, figures: object[]) => {
  const url = `/prod-api/cms/result/${id}/one`;
  const { fields } = (await service.call('GET', url, { headers: leader })).body.data;
  const body = draftChanges(RESULT_SHAPE, fields, { ...fields, figures });
  return service.call('PATCH', url, { headers: leader, body });
};
const handIn = async (id: number) => {
  const { version } = (await service.call('GET', `/prod-api/cms/result/${id}/one`, { headers: leader })).body
    .data;
  const changes = { changed: false, change: '', sealedSheet: await aReadyFile(service, 'shenzhiyao') };
  const body = { applyId: id, version, changes };
  return service.call('POST', '/prod-api/cms/apply/resultOne', { headers: leader, body });
};
const state = (id: number, status: 'returned' | 'passed', scope: 'public' | 'unit') =>
  service.db.pool.query(
    `update stage_result set status = $2, decided_at = now(), fields = fields || jsonb_build_object('scope', $3::text)
      where application_id = $1 and milestone = 'one'`,
    [id, status, scope],
  );
const figure = (id: number, wide: string) =>
  fetch(`${origin}/prod-api/cms/open/result/${id}/one/figures/${picture}/${wide}`);

it('shows the figures of a stage that passed and is open to everybody, and of no other', async () => {
  const id = await returnedId();
  expect((await save(id, [one()])).status).toBe(200);
  expect((await figure(id, '480')).status).toBe(404);
  expect((await handIn(id)).status).toBe(200);

  await state(id, 'passed', 'unit');
  expect((await figure(id, '480')).status).toBe(404);

  await state(id, 'passed', 'public');
  const { stages } = (await service.call('GET', `/prod-api/cms/open/result/${id}`)).body.data;
  const drawn = await sharp(Buffer.from(await (await figure(id, '480')).arrayBuffer())).metadata();
  expect(stages[0].figures).toEqual([
    { id: picture, alt: '泵站', caption: '改造后', width: 900, height: 700 },
  ]);
  expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 480, 373]);
  await state(id, 'returned', 'public');
});

it('takes only own pictures, and shows them to those who decide', async () => {
  const id = await returnedId();
  const stolen = await save(id, [one({ id: 'fig2', file: await aFile(service, 'gumingqian', 'picture') })]);
  expect(stolen.status).toBe(400);
  expect(stolen.body.data.fields[0].path).toMatch(/^figures\..+\.file$/);

  await save(id, [one()]);
  const seen = async (login: string): Promise<number> => {
    const { headers } = await service.signIn(login);
    return (await fetch(`${origin}/api/attachments/${picture}`, { headers })).status;
  };
  expect(await Promise.all(['office', 'xuyingchuan', 'gumingqian'].map(seen))).toEqual([200, 200, 404]);
});

it('goes in only with figures that are said in words', async () => {
  const id = await returnedId();
  await save(id, [one({ alt: '' })]);
  const { version } = (await service.call('GET', `/prod-api/cms/result/${id}/one`, { headers: leader })).body
    .data;
  const refused = await service.call('POST', '/prod-api/cms/apply/resultOne', {
    headers: leader,
    body: { applyId: id, version },
  });
  expect(refused.status).toBe(422);
  expect(refused.body.data.problems.map(({ path }: { path: string }) => path)).toContain('figures');
});
