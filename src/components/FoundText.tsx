import { useSearchParams } from '@umijs/max';
import { wordMarks } from '@/utils/word-marks';
import { MarkedText } from './MarkedText';

/** A text of a list, with the word marked by which the list in the address is narrowed. */
export function FoundText({ text }: { text: string }) {
  const [search] = useSearchParams();
  return <MarkedText text={text} marks={wordMarks(text, search.get('keyword'))} />;
}
