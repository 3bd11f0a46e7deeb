import { useWords } from '@/i18n/useWords';
import { type AnswerLine, nameOf } from './answers';

/** What a line is called, in the language in which its place is read. */
export const AnswerName = ({ line }: { line: Pick<AnswerLine, 'word' | 'nth'> }) => nameOf(useWords(), line);
