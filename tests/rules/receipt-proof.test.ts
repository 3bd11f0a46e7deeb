import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import { growTree, rootBy } from '@contract/rules/receipt-proof/day-tree';
import { digestOf } from '@contract/rules/receipt-proof/digest';
import { judgeFile } from '@contract/rules/receipt-proof/judge';
import { linkHash, type PlatformKey, type ReceiptProof } from '@contract/rules/receipt-proof/proof';
import { PROOF_MARK } from '@contract/rules/receipt-proof/read-file';

describe('the tree of a day', () => {
  const hashes = Array.from({ length: 19 }, (_, index) => digestOf(String(index)));

  it.each([1, 2, 3, 4, 5, 8, 13, 19])(
    'of %i receipts leads from each of them to its root, and from no other',
    (n) => {
      const tree = growTree(hashes.slice(0, n));
      for (let index = 0; index < n; index += 1) {
        const path = tree.pathOf(index);
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(n)));
        expect(rootBy(hashes[index] ?? '', path)).toBe(tree.root);
        expect(rootBy(digestOf('another'), path)).not.toBe(tree.root);
      }
    },
  );

  it('has another root for another order, another receipt or one more', () => {
    const [a = '', b = '', c = ''] = hashes;
    const roots = [[a, b], [b, a], [a, c], [a, b, c], [a]].map((leaves) => growTree(leaves).root);

    expect(new Set(roots).size).toBe(roots.length);
  });
});

const pair = generateKeyPairSync('ed25519');
const thief = generateKeyPairSync('ed25519');
const pemOf = (key: KeyObject): string => key.export({ format: 'pem', type: 'spki' }).toString();
const KEYS: PlatformKey[] = [
  { keyId: 'now', publicKey: pemOf(pair.publicKey), until: null },
  { keyId: 'old', publicKey: pemOf(thief.publicKey), until: '2026-01-01T00:00:00+08:00' },
];
const signed = (statement: object, keyId = 'now', key = pair.privateKey) => {
  const text = canonicalJson(statement);
  return { statement: text, signature: sign(null, Buffer.from(text), key).toString('base64'), keyId };
};

const SAID = {
  format: 'kaichuang-receipt-1',
  no: 'KC-2026-0001',
  filedVersion: 1,
  revision: 4,
  submittedAt: '2026-03-02T08:59:58.000Z',
  digest: 'd'.repeat(64),
  manifest: 'e'.repeat(64),
  sequence: 2,
  previous: 'f'.repeat(64),
};
const receipt = signed(SAID);
const hash = linkHash(SAID.previous, receipt.statement, receipt.signature);
const tree = growTree([digestOf('first'), hash, digestOf('third')]);
const DAY = {
  format: 'kaichuang-day-1',
  day: '2026-03-02',
  receipts: 3,
  first: 1,
  last: 3,
  root: tree.root,
  head: 'a',
  previous: '',
};
const PROOF: ReceiptProof = {
  format: 'kaichuang-proof-1',
  ...receipt,
  day: { ...signed(DAY), path: tree.pathOf(1) },
};

const asJson = (proof: object) => Buffer.from(JSON.stringify(proof));
const SHEET = '%PDF-1.3\nKC-2026-0001\nstartxref\n9\n%%EOF\n';
const asPdf = (sheet = SHEET, of = SHEET, proof: object = PROOF) => {
  const document = signed({
    format: 'kaichuang-receipt-pdf-1',
    sequence: 2,
    givenAt: '2026-03-03T00:00:00.000Z',
    sha256: digestOf(of),
  });
  const line = `${PROOF_MARK}${Buffer.from(JSON.stringify({ proof, document })).toString('base64')}\n`;
  return Buffer.from(sheet.replace('startxref', `${line}startxref`));
};

describe('what somebody holds', () => {
  it.each([
    ['a proof as JSON', asJson(PROOF), { isDocument: false, day: { day: '2026-03-02' } }],
    ['a receipt as PDF', asPdf(), { isDocument: true, day: { day: '2026-03-02' } }],
    ['a proof of today, of which nothing is published', asJson({ ...PROOF, day: null }), { day: null }],
  ])('is genuine: %s', (_what, file, judged) => {
    expect(judgeFile(file, KEYS)).toMatchObject({ fault: null, said: SAID, ...judged });
  });

  const forged = signed({ ...SAID, no: 'KC-2026-0002' }, 'now', thief.privateKey);
  const late = signed(SAID, 'old', thief.privateKey);
  it.each<[string, string, Uint8Array]>([
    ['a picture', 'unreadable', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['nothing at all', 'unreadable', Buffer.from('')],
    ['JSON of something else', 'unreadable', asJson({ format: 'kaichuang-proof-1' })],
    ['signed words of another kind', 'unreadable', asJson({ ...PROOF, ...signed(DAY) })],
    ['a PDF that was printed anew', 'none', Buffer.from(SHEET)],
    ['a PDF whose proof was cut short', 'unreadable', Buffer.from(`%PDF-1.3\n${PROOF_MARK}e30\nstartxref`)],
    ['a PDF in which a word was changed', 'document', asPdf(SHEET.replace('0001', '0009'), SHEET)],
    [
      'a PDF with the proof of another receipt',
      'document',
      asPdf(SHEET, SHEET, { ...PROOF, day: null, ...signed({ ...SAID, sequence: 3 }) }),
    ],
    [
      'words that were changed',
      'signature',
      asJson({ ...PROOF, statement: PROOF.statement.replace('0001', '0002') }),
    ],
    ['a signature that is none', 'signature', asJson({ ...PROOF, signature: '%%%' })],
    ['the key of somebody else', 'signature', asJson({ ...PROOF, ...forged })],
    ['a key that nobody published', 'key', asJson({ ...PROOF, keyId: 'mine' })],
    ['a key that had been retired by then', 'key', asJson({ ...PROOF, ...late })],
    [
      'a day that somebody else signed',
      'day',
      asJson({ ...PROOF, day: { ...PROOF.day, ...signed(DAY, 'now', thief.privateKey) } }),
    ],
    [
      'a day before it',
      'day',
      asJson({ ...PROOF, day: { ...signed({ ...DAY, last: 1 }), path: tree.pathOf(1) } }),
    ],
    [
      'a way that leads elsewhere',
      'day',
      asJson({ ...PROOF, day: { ...signed(DAY), path: tree.pathOf(0) } }),
    ],
    ['a way of nothing', 'unreadable', asJson({ ...PROOF, day: { ...signed(DAY), path: [null] } })],
    [
      'a way without end',
      'unreadable',
      asJson({ ...PROOF, day: { ...signed(DAY), path: Array(1000).fill({ side: 'left', hash }) } }),
    ],
  ])('is no proof: %s → %s', (_what, fault, file) => {
    expect(judgeFile(file, KEYS)).toEqual({ fault });
  });
});

/** Changes to an issued file; each is tried on a receipt and on a letter. */
const ALTERATIONS: [what: string, alter: (pdf: string) => string][] = [
  ['something after its end', (pdf) => `${pdf}9 0 obj (2) endobj\n`],
  ['a single byte after its end', (pdf) => `${pdf}\n`],
  ['an update after its end', (pdf) => `${pdf}1 0 obj <<>> endobj\nxref\n0 1\nstartxref\n99\n%%EOF\n`],
  [
    'an update with the proof moved into it',
    (pdf) => {
      const [line = ''] = /%kaichuang-proof .*\n/.exec(pdf) ?? [];
      return `${pdf.replace(line, '')}xref\n${line}startxref\n99\n%%EOF\n`;
    },
  ],
  ['other metadata', (pdf) => pdf.replace('%PDF-1.3\n', '%PDF-1.3\n/Title (2)\n')],
  ['another version of the format', (pdf) => pdf.replace('%PDF-1.3', '%PDF-1.7')],
  ['other ends of lines', (pdf) => pdf.replaceAll('\n', '\r\n')],
  [
    'its proof elsewhere',
    (pdf) => {
      const [line = ''] = /%kaichuang-proof .*\n/.exec(pdf) ?? [];
      return pdf.replace(line, '').replace('KC-', `${line}KC-`);
    },
  ],
  ['its proof twice', (pdf) => pdf.replace(/(%kaichuang-proof .*\n)/, '$1$1')],
  ['its proof on two lines', (pdf) => pdf.replace(/(%kaichuang-proof .{40})/, '$1\r')],
  ['words hidden after its proof', (pdf) => pdf.replace(/(%kaichuang-proof .*)\n/, '$1\rstartxref\r0 \n')],
  ['something before its head', (pdf) => ` ${pdf}`],
  ['a key that opens it', (pdf) => pdf.replace('startxref\n9', 'trailer <</Encrypt 9 0 R>>\nstartxref\n9')],
];

it.each(ALTERATIONS)('a receipt with %s is never said to be genuine', (_what, alter) => {
  const altered = alter(asPdf().toString('latin1'));

  expect(altered).not.toBe(asPdf().toString('latin1'));
  expect(judgeFile(Buffer.from(altered, 'latin1'), KEYS)).toHaveProperty('fault', expect.any(String));
});

it('words that are proved do not prove the pages that a reader draws from the same file', () => {
  const file = asJson({ ...PROOF, more: '%PDF-1.4 1 0 obj <</Type/Catalog>> endobj' });

  expect(judgeFile(file, KEYS)).toEqual({ fault: 'unreadable' });
});

describe('a letter that somebody holds', () => {
  const LETTER = {
    format: 'kaichuang-letter-1',
    letter: 'approved',
    no: 'KC-2026-0001',
    digest: 'b'.repeat(64),
    decidedAt: '2026-03-02T08:59:58.000Z',
    issuedAt: '2026-03-02T08:59:58.000Z',
  };
  const proof = { format: 'kaichuang-proof-1', ...signed(LETTER), day: null };
  const letterPdf = ({ sheet = SHEET, digest = LETTER.digest, of = proof as object } = {}) => {
    const document = signed({
      format: 'kaichuang-letter-pdf-1',
      digest,
      givenAt: '2026-03-03T00:00:00.000Z',
      sha256: digestOf(SHEET),
    });
    const line = `${PROOF_MARK}${Buffer.from(JSON.stringify({ proof: of, document })).toString('base64')}\n`;
    return Buffer.from(sheet.replace('startxref', `${line}startxref`));
  };

  it.each([
    ['as JSON', asJson(proof), false],
    ['as PDF', letterPdf(), true],
  ])('is genuine: %s', (_, file, isDocument) => {
    expect(judgeFile(file, KEYS)).toEqual({ fault: null, letter: LETTER, isDocument });
  });

  it.each<[string, string, Uint8Array]>([
    ['of which a word was changed', 'document', letterPdf({ sheet: SHEET.replace('0001', '0009') })],
    ['with the proof of another letter', 'document', letterPdf({ digest: 'c'.repeat(64) })],
    ['with the bytes of a receipt', 'document', asPdf(SHEET, SHEET, proof)],
    [
      'that says something else',
      'signature',
      asJson({ ...proof, statement: proof.statement.replace('0001', '0002') }),
    ],
    ['of somebody else', 'signature', asJson({ ...proof, ...signed(LETTER, 'now', thief.privateKey) })],
    [
      'under a key that had been retired by then',
      'key',
      asJson({ ...proof, ...signed(LETTER, 'old', thief.privateKey) }),
    ],
  ])('is none: %s → %s', (_, fault, file) => {
    expect(judgeFile(file, KEYS)).toEqual({ fault });
  });

  it.each(ALTERATIONS)('is never genuine with %s', (_what, alter) => {
    const altered = Buffer.from(alter(letterPdf().toString('latin1')), 'latin1');

    expect(judgeFile(altered, KEYS)).toHaveProperty('fault', expect.any(String));
  });
});

describe('the published days that somebody has kept', () => {
  const dayOf = (n: number, previous: string, more: object = {}) => ({
    format: 'kaichuang-day-1',
    day: `2026-03-0${n}`,
    receipts: 2,
    first: 2 * n - 1,
    last: 2 * n,
    root: 'r',
    head: 'h',
    previous,
    ...more,
  });
  /** Three days in a row, each naming the one before it. */
  const chain = (() => {
    const days: ({ day: string } & ReturnType<typeof signed>)[] = [];
    let previous = '';
    for (const n of [1, 2, 3]) {
      const day = signed(dayOf(n, previous));
      previous = linkHash(previous, day.statement, day.signature);
      days.push({ day: `2026-03-0${n}`, ...day });
    }
    return days;
  })();
  const [one, two, three] = chain as [(typeof chain)[0], (typeof chain)[0], (typeof chain)[0]];

  it('are the platform’s own, in whatever order they lie', () => {
    const kept = { days: 3, receipts: 6, from: '2026-03-01', to: '2026-03-03', first: 1, last: 6 };
    expect(judgeFile(asJson([three, one, two]), KEYS)).toEqual({
      fault: null,
      kept: { ...kept, isWhole: true },
    });
  });

  it('say that they do not go back to the first receipt', () => {
    expect(judgeFile(asJson([two, three]), KEYS)).toMatchObject({
      fault: null,
      kept: { isWhole: false, first: 3 },
    });
  });

  const forged = signed(dayOf(2, 'x'), 'now', thief.privateKey);
  const exchanged = signed(dayOf(2, 'x'));
  it.each<[string, object, unknown[]]>([
    ['a day is missing', { fault: 'chain', day: '2026-03-03' }, [one, three]],
    ['a day stands there twice', { fault: 'chain', day: '2026-03-02' }, [one, two, two, three]],
    ['a day names another one before it', { fault: 'chain', day: '2026-03-02' }, [one, exchanged, three]],
    [
      'a letter was changed',
      { fault: 'signature', day: '2026-03-02' },
      [one, { ...two, statement: two.statement.replace('"receipts":2', '"receipts":3') }],
    ],
    ['another key signed it', { fault: 'signature' }, [one, forged]],
    ['an unknown key signed it', { fault: 'key' }, [{ ...one, keyId: 'nobody' }]],
    ['it is a list of something else', { fault: 'unreadable' }, [receipt]],
    ['it is empty', { fault: 'unreadable' }, []],
  ])('prove nothing where %s', (_what, judged, days) => {
    expect(judgeFile(asJson(days), KEYS)).toMatchObject(judged);
  });
});
