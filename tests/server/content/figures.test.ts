import type { ContentDraft } from '@contract/content-draft';
import { CONTENT_SHAPE } from '@contract/rules/draft-shapes';
import { renderMarkdown } from '@server/modules/content/render-markdown';
import { aPng } from '@tests/support/a-png';
import { draftChanges, type Told } from '@tests/support/draft-changes';
import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';
import { listening } from '@tests/support/uploads';
import sharp from 'sharp';

const EDITED = '/prod-api/cms/content';

let service: TestService;
let origin: string;
let editor: Record<string, string>;
let other: Record<string, string>;
let picture: string;
beforeAll(async () => {
  service = await startService();
  origin = await listening(service);
  editor = (await service.signIn('office')).headers;
  other = (await service.signIn('admin')).headers;
  const reply = await fetch(`${origin}/api/attachments.json?name=page.png&purpose=picture`, {
    method: 'POST',
    headers: { ...editor, 'content-type': 'image/png' },
    body: new Uint8Array(await aPng(900, 700)),
  });
  picture = (await reply.json()).id;
});
afterAll(() => service.stop());

const one = (more: object = {}) => ({
  id: 'fig1',
  file: picture,
  alt: '登录页<b>',
  caption: '输入账号',
  ...more,
});
const complete: Told<ContentDraft> = {
  cmsTypeKey: 'policyDoc',
  title: '开放实验室使用办法',
  body: '先看\n\n[图1]\n\n再看',
};
const begun = async (changes: Told<ContentDraft>, headers = editor) => {
  const { id, draft } = (await service.call('POST', `${EDITED}/draft`, { headers, body: {} })).body.data;
  const body = draftChanges(CONTENT_SHAPE, draft, { ...complete, ...changes });
  return { id: id as number, saved: await service.call('PATCH', `${EDITED}/${id}/draft`, { headers, body }) };
};
const move = async (id: number, event: string) => {
  const { version } = (await service.call('GET', `${EDITED}/${id}/draft`, { headers: editor })).body.data;
  return service.call('POST', `${EDITED}/${id}/draft/${event}`, { headers: editor, body: { version } });
};
const published = async (changes: Told<ContentDraft>): Promise<number> => {
  const { id } = await begun(changes);
  expect((await move(id, 'publish')).status).toBe(200);
  return id;
};
const figure = (id: number, wide: string) =>
  fetch(`${origin}/prod-api/cms/open/content/${id}/figures/${picture}/${wide}`);
const read = async (id: number) =>
  (await service.call('GET', `/prod-api/cms/open/kczx/cmsByCmsType/policyDoc/cms/${id}`)).body.data;

describe('where figures stand in a text', () => {
  it.each([
    ['a\n\n[图1]\n\nb', ['<p>a</p>', 'F1', '<p>b</p>', 'F2']],
    ['a\n\n【图 ２】\n\nb\n\n［图1］', ['<p>a</p>', 'F2', '<p>b</p>', 'F1']],
    [
      '- a\n\n  [图1]\n- b',
      ['<ul>', '<li>', '<p>a</p>', 'F1', '</li>', '<li>', '<p>b</p>', '</li>', '</ul>', 'F2'],
    ],
    ['[图1]\n\n[图1]', ['F1', '<p>[图1]</p>', 'F2']],
    ['见 [图1] 与 [图2]', ['<p>见 [图1] 与 [图2]</p>', 'F1', 'F2']],
    ['[图3]\n\n[图0]', ['<p>[图3]</p>', '<p>[图0]</p>', 'F1', 'F2']],
    ['```\n[图1]\n```', ['<pre><code>[图1]', '</code></pre>', 'F1', 'F2']],
  ])('%j', (source, expected) => {
    const { html } = renderMarkdown(source, ['F1\n', 'F2\n']);
    expect(html.split('\n').filter(Boolean)).toEqual(expected);
  });
});

it('shows a figure in its place, with its measures and words, once the text is public', async () => {
  const { id } = await begun({ figures: [one()] });
  expect((await figure(id, '480')).status).toBe(404);
  await move(id, 'publish');

  const { bodyHtml } = await read(id);
  const drawn = await sharp(Buffer.from(await (await figure(id, '480')).arrayBuffer())).metadata();
  expect(bodyHtml).toMatch(
    /^<p>先看<\/p>\n<figure><img [^>]*><figcaption>输入账号<\/figcaption><\/figure><p>再看/,
  );
  expect(bodyHtml).toContain(
    `width="900" height="700" loading="lazy" decoding="async" alt="登录页&#60;b&#62;"`,
  );
  expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 480, 373]);

  await move(id, 'withdraw');
  expect((await figure(id, '480')).status).toBe(404);
});

it('shows no figure of another text', async () => {
  const plain = await published({});
  await published({ figures: [one()] });
  expect((await figure(plain, '480')).status).toBe(404);
});

it('takes only pictures that whoever names them uploaded, said in words', async () => {
  const stolen = await begun({ figures: [one({ file: await aFile(service, 'gumingqian', 'picture') })] });
  const silent = await begun({ figures: [one({ alt: '' })] });

  expect(stolen.saved.status).toBe(400);
  expect(stolen.saved.body.data.fields[0].path).toMatch(/^figures\..+\.file$/);
  const refused = await move(silent.id, 'publish');
  expect(refused.status).toBe(422);
  expect(refused.body.data.fields.map(({ path }: { path: string }) => path)).toEqual(['figures']);
});

it('lets every editor see the pictures of a draft, and nobody else', async () => {
  await begun({ figures: [one()] });
  const person = (await service.signIn('shenzhiyao')).headers;
  const seen = (headers: Record<string, string>) =>
    fetch(`${origin}/api/attachments/${picture}`, { headers });

  expect([(await seen(other)).status, (await seen(person)).status]).toEqual([200, 404]);
});

it('wants a word about figures that change, and keeps those of the version before', async () => {
  const id = await published({ figures: [one()] });
  const { draft } = (await service.call('GET', `${EDITED}/${id}/draft`, { headers: editor })).body.data;
  const body = draftChanges(CONTENT_SHAPE, draft, { ...draft, figures: [] });
  await service.call('PATCH', `${EDITED}/${id}/draft`, { headers: editor, body });
  const refused = await move(id, 'publish');

  expect(refused.body.data.fields.map(({ path }: { path: string }) => path)).toEqual(['changeNote']);
  const version = await service.db.kysely
    .selectFrom('contentVersion')
    .select('figures')
    .where('contentId', '=', id)
    .executeTakeFirstOrThrow();
  expect(version.figures).toMatchObject([{ file: picture }]);
});

it('previews where they will stand', async () => {
  const { body } = await service.call('POST', `${EDITED}/preview`, {
    headers: editor,
    body: { body: '先\n\n[图1]\n\n后', figures: [one()] },
  });
  expect(body.data.bodyHtml).toMatch(
    /<p>先<\/p>\n<figure><blockquote>图 1　登录页&#60;b&#62;.*<\/figure><p>后/s,
  );
});

it('keeps the file of a figure from being swept, while it is written and once it is out', async () => {
  const gone = async () =>
    (
      await service.call('DELETE', `/api/attachments/uploads/${picture}`, {
        headers: { ...editor, 'tus-resumable': '1.0.0' },
      })
    ).status;
  await begun({ figures: [one()] });
  expect(await gone()).toBeGreaterThanOrEqual(400);
});
