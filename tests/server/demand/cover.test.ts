import type { DemandDraft } from '@contract/demand-posting';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { DAY_MS } from '@contract/time-units';
import { aPng } from '@tests/support/a-png';
import { draftChanges, type Told } from '@tests/support/draft-changes';
import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';
import { listening } from '@tests/support/uploads';
import sharp from 'sharp';

const OPEN = '/prod-api/cms/open/demand';
const OWN = '/prod-api/cms/demand';
const OWNER = 'shenzhiyao';

let service: TestService;
let origin: string;
let owner: Record<string, string>;
let office: Record<string, string>;
let picture: string;
beforeAll(async () => {
  service = await startService();
  origin = await listening(service);
  owner = (await service.signIn(OWNER)).headers;
  office = (await service.signIn('office')).headers;
  const reply = await fetch(`${origin}/api/attachments.json?name=pool.png&purpose=picture`, {
    method: 'POST',
    headers: { ...owner, 'content-type': 'image/png' },
    body: new Uint8Array(await aPng(900, 700)),
  });
  picture = (await reply.json()).id;
});
afterAll(() => service.stop());

const ahead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const complete: Told<DemandDraft> = {
  title: '曝气池末端溶解氧的稳定控制',
  field: 'chemistry',
  type: 'joint',
  problem: '来水波动时末端溶解氧在 0.8 到 4.5 之间摆动，鼓风机频繁启停。'.repeat(3),
  cooperation: '联合攻关',
  expectedBy: ahead(200).slice(0, 7),
  validUntil: ahead(60),
  contactName: '沈知遥',
  contactPhone: '19900000001',
};
const begun = async (changes: Told<DemandDraft>) => {
  const { id, draft } = (await service.call('POST', OWN, { headers: owner, body: {} })).body.data;
  const body = draftChanges(DEMAND_SHAPE, draft, { ...complete, ...changes });
  const saved = await service.call('PATCH', `${OWN}/${id}`, { headers: owner, body });
  return { id: id as number, saved };
};
const move = async (id: number, event: string, headers: Record<string, string>) => {
  const { version } = (await service.call('GET', `${OWN}/${id}`, { headers })).body.data;
  return service.call('POST', `${OWN}/${id}/${event}`, { headers, body: { version } });
};
const published = async (changes: Told<DemandDraft>): Promise<number> => {
  const { id } = await begun({ cover: picture, coverAlt: '曝气池', ...changes });
  await move(id, 'submit', owner);
  await move(id, 'publish', office);
  return id;
};
const cover = (id: number) => fetch(`${origin}${OPEN}/${id}/cover/${picture}/480`);

it('stands on the page and in the list with what is said of it, once the demand is public', async () => {
  const { id: draft, saved } = await begun({ cover: picture, coverAlt: '曝气池' });
  const id = await published({ coverCaption: '改造前' });
  const said = { id: picture, alt: '曝气池', caption: '改造前' };

  expect(saved.status).toBe(200);
  expect((await cover(draft)).status).toBe(404);
  expect((await service.call('GET', `${OPEN}/${id}`)).body.data.cover).toEqual(said);
  const { rows } = (await service.call('GET', `${OPEN}?pageSize=50`)).body;
  expect(rows.find((row: { id: number }) => row.id === id).cover).toEqual(said);
  const reply = await cover(id);
  const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect([reply.status, width, height]).toEqual([200, 480, 270]);
});

it('is shown to whoever judges it, and to members only where the demand is', async () => {
  const { id } = await begun({ cover: picture, coverAlt: '曝气池', scope: 'members' });
  const file = () => service.call('GET', `/api/attachments/${picture}.json`, { headers: office });
  const { coverFile, files } = (await service.call('GET', `${OWN}/${id}`, { headers: owner })).body.data;
  await move(id, 'submit', owner);

  expect([coverFile.name, files]).toEqual(['pool.png', []]);
  expect((await file()).status).toBe(200);
  await move(id, 'publish', office);
  expect((await cover(id)).status).toBe(404);
});

it('is refused where it is no picture of the owner, says nothing, or gives a number away', async () => {
  const stolen = await begun({ cover: await aFile(service, 'gumingqian', 'picture') });
  const silent = await begun({ cover: picture });
  const told = await begun({ cover: picture, coverAlt: '联系 13800000002', coverCaption: '长'.repeat(121) });
  const fieldsOf = async (id: number) =>
    (await move(id, 'submit', owner)).body.data.problems.map(({ field }: { field: string }) => field);

  expect([stolen.saved.status, stolen.saved.body.data.fields[0].path]).toEqual([400, 'cover']);
  expect(await fieldsOf(silent.id)).toEqual(['coverAlt']);
  expect(await fieldsOf(told.id)).toEqual(['coverCaption', 'coverAlt']);
});

const figure = (id: number, width: string, file = picture) =>
  fetch(`${origin}${OPEN}/${id}/figures/${file}/${width}`);
const one = (more: object = {}) => ({ id: 'fig1', file: picture, alt: '曝气池', caption: '改造前', ...more });

it('shows figures whole under the text, with the measures of the file', async () => {
  const id = await published({ figures: [one()] });
  const { figures } = (await service.call('GET', `${OPEN}/${id}`)).body.data;
  const sizes = await Promise.all(
    ['480', '1600'].map(async (wide) => {
      const drawn = await sharp(Buffer.from(await (await figure(id, wide)).arrayBuffer())).metadata();
      return [drawn.format, drawn.width, drawn.height];
    }),
  );

  expect(figures).toEqual([{ id: picture, alt: '曝气池', caption: '改造前', width: 900, height: 700 }]);
  // Never larger than it is, and beside the cover that was cut from the same file.
  expect(sizes).toEqual([
    ['webp', 480, 373],
    ['webp', 900, 700],
  ]);
  expect((await (await cover(id)).arrayBuffer()).byteLength).toBeGreaterThan(0);
});

it('keeps figures to those that are public, whose owner names them, and that are said in words', async () => {
  const members = await published({ figures: [one()], scope: 'members' });
  const plain = await published({});
  const stolen = await begun({ figures: [one({ file: await aFile(service, 'gumingqian', 'picture') })] });
  const silent = await begun({ figures: [one({ alt: '' })] });
  const { body } = await service.call('GET', `${OPEN}/${members}`, { headers: office });

  expect([body.data.figures, (await figure(members, '480')).status]).toEqual([[], 404]);
  expect((await figure(plain, '480')).status).toBe(404);
  expect(stolen.saved.status).toBe(400);
  expect(stolen.saved.body.data.fields[0].path).toMatch(/^figures\..+\.file$/);
  const { problems } = (await move(silent.id, 'submit', owner)).body.data;
  expect(problems.map(({ field }: { field: string }) => field)).toEqual(['figures']);
});

it('keeps the file of a figure from being swept', async () => {
  await begun({ figures: [one()] });
  const { status } = await service.call('DELETE', `/api/attachments/uploads/${picture}`, {
    headers: { ...owner, 'tus-resumable': '1.0.0' },
  });

  expect(status).toBeGreaterThanOrEqual(400);
});
