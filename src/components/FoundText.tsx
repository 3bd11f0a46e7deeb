import { useSearchParams } from '@umijs/max';
import { wordMarks } from '@/utils/word-marks';
import { MarkedText } from './MarkedText';

/** A text in a list, with the keyword marked that filters the list (from the address). */
export function FoundText({ text }: { text: string }) {
  const [search] = useSearchParams();
  return <MarkedText text={text} marks={wordMarks(text, search.get('keyword'))} />;
}
