import { CHART_WORDS } from '@contract/rules/chart-words';
import { asWritten } from '@contract/word';
import { useList } from '@/i18n/useList';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { unbrokenDates } from '@/utils/unbroken-dates';
import styles from './ChartFrame.module.css';
import type { ChartStamp } from './chart-data';

interface Props {
  meaning: string;
  stamp: ChartStamp;
}

/** 口径: what is counted and how, with which filters, and when. Each part keeps its own direction. */
export function ChartMeaning({ meaning, stamp: { scope, at } }: Props) {
  const say = useWords();
  const join = useList();
  const counted = asWritten(unbrokenDates(useTimeText().dateTime(at)));
  const stamp =
    scope.length > 0 ? CHART_WORDS.word('stamp', { scope: asWritten(join(scope)), time: counted }) : counted;
  return (
    <p className={styles.meaning}>
      {say(CHART_WORDS.word('meaning', { meaning: asWritten(meaning), stamp }))}
    </p>
  );
}
