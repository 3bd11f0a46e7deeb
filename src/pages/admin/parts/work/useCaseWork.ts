import { useText } from '@/i18n/useText';
import type { RowAct } from './row-work';

const REASON_MAX = 255;
type Decide<Row> = (row: Row, agree: boolean, reason: string | null) => Promise<unknown>;

/** Agree or refuse, for every list of cases that wait with the status 0. */
export function useCaseWork<Row extends { status: number }>(decide: Decide<Row>): RowAct<Row>[] {
  const t = useText();
  const fits = ({ status }: Row): boolean => status === 0;
  return [
    {
      key: 'a',
      name: t('admin.case.agree.action'),
      fits,
      ask: async (row) => () => decide(row, true, null),
    },
    {
      key: 'r',
      name: t('admin.case.refuse.action'),
      hard: true,
      reasonMax: REASON_MAX,
      fits,
      ask: async (row) => (reason) => decide(row, false, reason),
    },
  ];
}
