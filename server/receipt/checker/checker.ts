import { codeOfDigest, groupedDigest } from '@contract/rules/digest-groups';
import type { CheckerData } from '@contract/rules/receipt-proof/checker-data';
import { type Judgement, judgeFile } from '@contract/rules/receipt-proof/judge';
import type { KeptDays } from '@contract/rules/receipt-proof/judge-days';
import type { LetterStatement } from '@contract/rules/receipt-proof/proof';

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}.`);
  return found;
};

const { keys, texts } = JSON.parse(part('data').textContent ?? '') as CheckerData;

const line = (label: string, value: string): HTMLElement[] => {
  const term = document.createElement('dt');
  const said = document.createElement('dd');
  term.textContent = label;
  said.textContent = value;
  said.dir = 'auto';
  return [term, said];
};

const paragraph = (text: string, className = ''): HTMLElement => {
  const made = document.createElement('p');
  made.textContent = text;
  made.className = className;
  return made;
};

const list = (lines: readonly (readonly [label: string, value: string])[]): HTMLElement => {
  const facts = document.createElement('dl');
  facts.append(...lines.flatMap(([label, value]) => line(label, value)));
  return facts;
};

const daysShown = ({ days, receipts, from, to, first, last, isWhole }: KeptDays): HTMLElement[] => [
  paragraph(texts.daysGenuine, 'good'),
  list([
    [texts.days, String(days)],
    [texts.span, `${from}${texts.spanSign}${to}`],
    [texts.receipts, String(receipts)],
    [texts.range, `${first}${texts.spanSign}${last}`],
  ]),
  paragraph(isWhole ? texts.whole : texts.part),
];

const inBeijing = (iso: string): string =>
  `${new Date(iso).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })} UTC+8`;

const letterShown = (
  { letter, no, decidedAt, digest }: LetterStatement,
  isDocument: boolean,
): HTMLElement[] => [
  paragraph(texts.letterGenuine, 'good'),
  list([
    [texts.letter, texts.letters[letter] ?? letter],
    [texts.no, no],
    [texts.decided, inBeijing(decidedAt)],
    [texts.digest, groupedDigest(digest)],
    [texts.code, codeOfDigest(digest)],
  ]),
  paragraph(isDocument ? texts.document : texts.compare),
  paragraph(texts.standing),
];

const shown = (judgement: Judgement): HTMLElement[] => {
  if (judgement.fault !== null) {
    const of = 'day' in judgement && judgement.day ? `${judgement.day} · ` : '';
    return [paragraph(texts.refused, 'bad'), paragraph(of + texts.faults[judgement.fault])];
  }
  if ('kept' in judgement) return daysShown(judgement.kept);
  if ('letter' in judgement) return letterShown(judgement.letter, judgement.isDocument);
  const { said, day, isDocument } = judgement;
  const facts = list([
    [texts.no, said.no],
    [texts.at, inBeijing(said.submittedAt)],
    [texts.version, String(said.filedVersion)],
    [texts.digest, groupedDigest(said.digest)],
    [texts.sequence, String(said.sequence)],
    [texts.published, day ? day.day : texts.notYet],
  ]);
  return [paragraph(texts.genuine, 'good'), facts, paragraph(isDocument ? texts.document : texts.compare)];
};

const check = async (file: File): Promise<void> => {
  const judgement = judgeFile(new Uint8Array(await file.arrayBuffer()), keys);
  part('result').replaceChildren(paragraph(file.name, 'name'), ...shown(judgement));
};

const first = (files: FileList | null | undefined): void => {
  const file = files?.[0];
  if (file) void check(file);
};

part('file').addEventListener('change', ({ target }) => first((target as HTMLInputElement).files));
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  first(event.dataTransfer?.files);
});
