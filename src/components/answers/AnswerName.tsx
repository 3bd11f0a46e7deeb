import { useWords } from '@/i18n/useWords';
import { type AnswerLine, nameOf } from './answers';

/** The label of an answer, in the language of its place (`Said`). */
export const AnswerName = ({ line }: { line: Pick<AnswerLine, 'word' | 'nth'> }) => nameOf(useWords(), line);
