import { Type } from 'typebox';
import { SaidWord } from './refusal';
import { Closed, Text } from './schema';

/** The text as a translatable sentence, for readers of other languages. */
const word = Type.Optional(SaidWord);
const part = { name: Text(60), nameWord: word, count: Type.Integer() };

/** What closing an account takes, what it leaves and why, and what has to be settled first. */
export const ClosePreview = Closed({
  blockers: Type.Array(Text(200)),
  blockerWords: Type.Optional(Type.Array(SaidWord)),
  removed: Type.Array(Closed(part)),
  kept: Type.Array(Closed({ ...part, reason: Text(200), reasonWord: word })),
});
