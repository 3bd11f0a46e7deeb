import { type Static, Type } from 'typebox';
import { data, endpointTable, file } from './endpoint';
import { LETTER_STATES, LETTERS } from './letter-choices';
import { DRAFT_TEXT_MAX } from './limits';
import { SaidWord } from './refusal';
import { Closed, Id, IdParams, Nullable, OneOf, Text, Time } from './schema';

const Kind = OneOf(LETTERS);

/** Whether the letter is still valid; if not, since when (`at`) and which letter replaced it (`by`). */
export const LetterStanding = Closed({
  state: OneOf(LETTER_STATES),
  at: Nullable(Time),
  by: Nullable(Kind),
});

const head = {
  id: Id,
  letter: Kind,
  /** 校验码, in the same form as that of a receipt. */
  code: Text(24),
  decidedAt: Time,
  standing: LetterStanding,
};

export const LetterSummary = Closed({
  ...head,
  /** Who of the team and of the unit has opened it, for the office alone; null for everybody else. */
  openings: Nullable(Type.Array(Closed({ who: Text(80), whoWord: SaidWord, firstAt: Time, lastAt: Time }))),
});
export type LetterSummary = Static<typeof LetterSummary>;

/** The document itself, in Chinese, exactly as it was written at the time of the decision. */
export const Letter = Closed({
  ...head,
  no: Text(24),
  heading: Text(40),
  addressee: Text(DRAFT_TEXT_MAX + 80),
  body: Text(400),
  lines: Type.Array(Closed({ label: Text(20), value: Text(4000) })),
  /** What identifies the letter: its code and its digest. */
  marks: Type.Array(Closed({ label: Text(20), value: Text(100) })),
  organ: Text(40),
  /** Date of the letter in Beijing, `2026-09-30`. */
  day: Text(10),
  digest: Text(64),
});
export type Letter = Static<typeof Letter>;

/** What anybody who holds a letter may learn: the project, the decision, and whether the letter is still valid. */
export const VerifiedLetter = Closed({
  letter: Kind,
  code: Text(24),
  no: Text(24),
  title: Text(DRAFT_TEXT_MAX),
  unitName: Text(DRAFT_TEXT_MAX),
  /** Masked name: 沈**. */
  leader: Text(80),
  /** 预算合计 in 分; null where the letter does not state it. */
  budget: Nullable(Type.Integer()),
  organ: Text(40),
  decidedAt: Time,
  issuedAt: Time,
  standing: LetterStanding,
  digest: Text(64),
  /** The signed text, byte for byte. */
  statement: Text(2000),
  /** Ed25519 over `statement`, Base64. */
  signature: Text(100),
  keyId: Text(16),
  publicKey: Text(400),
});
export type VerifiedLetter = Static<typeof VerifiedLetter>;

const LetterParams = Closed({ ...IdParams.properties, letterId: Id });

export const letterCalls = endpointTable({
  'GET /prod-api/cms/apply/{id}/letters': {
    summary: '一份申报的通知书',
    access: 'signedIn',
    params: IdParams,
    reply: data(Type.Array(LetterSummary)),
    assumed: '立项、不予立项、不予受理、阶段成果通过、结题与终止各有一份；打开记录只给管理方',
  },
  'GET /prod-api/cms/apply/{id}/letters/{letterId}': {
    summary: '通知书的内容',
    access: 'signedIn',
    params: LetterParams,
    reply: data(Letter),
    assumed: '内容在作出决定时写定；团队与单位打开时留下记录，与存档不一致的为 409 letter.changed',
  },
  'GET /prod-api/cms/apply/{id}/letters/{letterId}/letter.pdf': {
    summary: '通知书（PDF，带签名与二维码）',
    access: 'signedIn',
    params: LetterParams,
    reply: file,
    assumed: true,
  },
});
