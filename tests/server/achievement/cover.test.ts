import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_SHAPE } from '@contract/rules/draft-shapes';
import { draftChanges, type Told } from '@tests/support/draft-changes';
import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';
import { listening, uploader } from '@tests/support/uploads';
import sharp from 'sharp';

const OPEN = '/prod-api/cms/open/achi';
const OWN = '/prod-api/cms/achi';
const OWNER = 'shenzhiyao';
const ALT = '泵站控制柜的正面';

let service: TestService;
let origin: string;
let owner: Record<string, string>;
let office: Record<string, string>;
let picture: string;

/** A photograph of 1,000 × 1,000 pixels with its GPS position. */
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#338' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();

const uploaded = async (name: string, bytes: Buffer): Promise<string> => {
  const sender = uploader(origin, owner);
  const created = await sender.create(name, bytes.length, 'picture');
  const url = created.headers.get('location') ?? '';
  await sender.piece(url, 0, bytes);
  return url.slice(url.lastIndexOf('/') + 1);
};

beforeAll(async () => {
  service = await startService();
  origin = await listening(service);
  owner = (await service.signIn(OWNER)).headers;
  office = (await service.signIn('office')).headers;
  picture = await uploaded('控制柜.jpg', await photograph());
});
afterAll(() => service.stop());

const complete: Told<AchievementDraft> = {
  title: '泵站能耗的分时优化方法',
  type: 'software',
  field: 'manufacturing',
  unitName: '青陶水务科技有限公司',
  finishedOn: '2026-03-31',
  maturity: 6,
  transfer: 'licence',
  summary: '以末端压力为约束，在泵站之间分配流量。'.repeat(4),
  contactName: '沈知遥',
  contactPhone: '19900000001',
};

const own = async (id: number) => (await service.call('GET', `${OWN}/${id}`, { headers: owner })).body.data;
const move = async (id: number, event: string, headers = owner) => {
  const { version } = (await service.call('GET', `${OWN}/${id}`, { headers })).body.data;
  return service.call('POST', `${OWN}/${id}/${event}`, { headers, body: { version } });
};
const begun = async (changes: Told<AchievementDraft>) => {
  const created = await service.call('POST', OWN, { headers: owner, body: { sourceId: null } });
  const { id, draft } = created.body.data;
  const body = draftChanges(ACHIEVEMENT_SHAPE, draft, { ...complete, ...changes });
  const saved = await service.call('PATCH', `${OWN}/${id}`, { headers: owner, body });
  return { id: id as number, saved };
};
const published = async (changes: Told<AchievementDraft>) => {
  const { id } = await begun(changes);
  await move(id, 'submit');
  await move(id, 'publish', office);
  return id;
};
const cover = (id: number, width: string, file = picture) =>
  fetch(`${origin}${OPEN}/${id}/cover/${file}/${width}`);

it('is drawn in three widths without the place where it was taken', async () => {
  const id = await published({ cover: picture, coverAlt: ALT, coverCaption: '试验场' });
  const { body } = await service.call('GET', `${OPEN}/${id}`);

  expect(body.data.cover).toEqual({ id: picture, alt: ALT, caption: '试验场' });
  expect(body.data.files).toEqual([]);
  const drawn = await Promise.all(
    ['480', '960', '1600'].map(async (width) => {
      const reply = await cover(id, width);
      const facts = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      return [reply.headers.get('content-type'), facts.format, facts.width, facts.height, facts.exif];
    }),
  );
  expect(drawn).toEqual([
    ['image/webp', 'webp', 480, 270, undefined],
    ['image/webp', 'webp', 960, 540, undefined],
    ['image/webp', 'webp', 1600, 900, undefined],
  ]);
  const kept = await service.db.kysely.selectFrom('drawnPicture').select('width').execute();
  expect(kept.map(({ width }) => width).sort((a, b) => a - b)).toEqual([480, 960, 1600]);
});

it('is for nobody before the achievement is public, and not for members only', async () => {
  const { id } = await begun({ cover: picture, coverAlt: ALT });
  const members = await published({ cover: picture, coverAlt: ALT, scope: 'members' });
  const { body } = await service.call('GET', `${OPEN}/${members}`, { headers: owner });

  expect((await own(id)).coverFile.name).toBe('控制柜.jpg');
  expect((await cover(id, '480')).status).toBe(404);
  expect((await cover(members, '480')).status).toBe(404);
  expect(body.data.cover).toBeNull();
});

it('has to be said in words before it is submitted', async () => {
  const { id } = await begun({ cover: picture });
  const { status, body } = await move(id, 'submit');

  expect([status, body.data.problems.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['coverAlt'],
  ]);
});

it.each([
  ['of somebody else', () => aFile(service, 'gumingqian', 'picture')],
  ['that is a paper', () => aFile(service, OWNER, 'achievement')],
  ['that was refused', () => aFile(service, OWNER, 'picture', { state: 'refused' })],
])('is no file %s', async (_, file) => {
  const { saved } = await begun({ cover: await file() });

  expect([saved.status, saved.body.data.fields[0].path]).toEqual([400, 'cover']);
});

it('is not another file of the same achievement', async () => {
  const paper = await aFile(service, OWNER, 'achievement');
  const id = await published({ cover: picture, coverAlt: ALT, files: [paper] });

  expect((await cover(id, '480', paper)).status).toBe(404);
});

it('stands upright as it was taken, and is no fault of the service where its bytes are broken', async () => {
  const half = { create: { width: 300, height: 600, channels: 3, background: '#fff' } } as const;
  const top = await sharp({ create: { ...half.create, height: 300, background: '#000' } })
    .png()
    .toBuffer();
  const lying = await sharp(half)
    .composite([{ input: top, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const;
  const whole = await sharp({ create: { ...half.create, width: 600, noise } })
    .jpeg()
    .toBuffer();
  const broken = await uploaded('断开.jpg', whole.subarray(0, whole.length / 2));
  const turned = await uploaded('横放.jpg', lying);
  const reply = await cover(await published({ cover: turned, coverAlt: ALT }), '480', turned);
  const { data } = await sharp(Buffer.from(await reply.arrayBuffer()))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number): number => Math.round((data[135 * 480 + x] ?? 128) / 255);

  // Rotated 90 degrees clockwise: what was at the top is on the right.
  expect([at(60), at(420)]).toEqual([1, 0]);
  expect((await cover(await published({ cover: broken, coverAlt: ALT }), '480', broken)).status).toBe(404);
});
