import { rootBy } from './day-tree';
import { type DaysJudgement, judgeDays } from './judge-days';
import {
  type DayStatement,
  type LetterPdfStatement,
  type LetterStatement,
  linkHash,
  type PdfStatement,
  type PlatformKey,
  type ReceiptProof,
  type Statement,
} from './proof';
import type { ProofFault } from './proof-faults';
import { type ProofFile, readProofFile } from './read-file';
import { faultOfSignature, readStatement } from './signature';

type ReceiptJudgement =
  | { fault: ProofFault }
  | { fault: null; said: Statement; day: DayStatement | null; isDocument: boolean };
type LetterJudgement = { fault: ProofFault } | { fault: null; letter: LetterStatement; isDocument: boolean };
export type Judgement = ReceiptJudgement | LetterJudgement | DaysJudgement;

const dayOf = (keys: readonly PlatformKey[], proof: ReceiptProof, said: Statement): DayStatement | null => {
  if (!proof.day) return null;
  const day = readStatement<DayStatement>(proof.day.statement, 'kaichuang-day-1');
  if (!day || faultOfSignature({ keys, signed: proof.day, at: `${day.day}T00:00:00+08:00` })) return null;
  if (said.sequence < day.first || said.sequence > day.last) return null;
  const hash = linkHash(said.previous, proof.statement, proof.signature);
  return rootBy(hash, proof.day.path) === day.root ? day : null;
};

/** The bytes of the PDF are unchanged since it was issued with this proof inside. */
const isAsGiven = <T extends PdfStatement | LetterPdfStatement>(
  keys: readonly PlatformKey[],
  document: ProofFile['document'],
  [format, isOf]: [format: T['format'], isOf: (given: T) => boolean],
): boolean => {
  if (!document) return true;
  const given = readStatement<T>(document.statement, format);
  return (
    given !== null &&
    given.sha256 === document.sha256 &&
    isOf(given) &&
    faultOfSignature({ keys, signed: document, at: given.givenAt }) === null
  );
};

/** A letter is not part of a chain; whether it is still valid is only known to the platform that issued it. */
const judgeLetter = (
  { proof, document }: ProofFile,
  letter: LetterStatement,
  keys: readonly PlatformKey[],
): LetterJudgement => {
  const fault = faultOfSignature({ keys, signed: proof, at: letter.issuedAt });
  if (fault) return { fault };
  const isOf = ({ digest }: LetterPdfStatement): boolean => digest === letter.digest;
  if (!isAsGiven(keys, document, ['kaichuang-letter-pdf-1', isOf])) return { fault: 'document' };
  return { fault: null, letter, isDocument: document !== null };
};

/** Whether this platform signed the statement in the file, and nobody has changed the file since. Needs no network. */
const judgeProof = (
  { proof, document }: ProofFile,
  keys: readonly PlatformKey[],
): ReceiptJudgement | LetterJudgement => {
  const letter = readStatement<LetterStatement>(proof.statement, 'kaichuang-letter-1');
  if (letter) return judgeLetter({ proof, document }, letter, keys);
  const said = readStatement<Statement>(proof.statement, 'kaichuang-receipt-1');
  if (!said) return { fault: 'unreadable' };
  const fault = faultOfSignature({ keys, signed: proof, at: said.submittedAt });
  if (fault) return { fault };
  const isOf = ({ sequence }: PdfStatement): boolean => sequence === said.sequence;
  if (!isAsGiven(keys, document, ['kaichuang-receipt-pdf-1', isOf])) return { fault: 'document' };
  const day = dayOf(keys, proof, said);
  if (proof.day && !day) return { fault: 'day' };
  return { fault: null, said, day, isDocument: document !== null };
};

/** The same check for the bytes of any file: a receipt or letter as PDF, a proof or the published days as JSON. */
export const judgeFile = (bytes: Uint8Array, keys: readonly PlatformKey[]): Judgement => {
  const file = readProofFile(bytes);
  if (file === null) return { fault: 'unreadable' };
  if (file === 'none') return { fault: 'none' };
  return 'days' in file ? judgeDays(file.days, keys) : judgeProof(file, keys);
};
