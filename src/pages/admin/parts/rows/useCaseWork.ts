import { STOP_REASON_MAX } from '@contract/limits';
import { useText } from '@/i18n/useText';
import { useCaseStatuses } from '@/pages/admin/parts/useCaseStatuses';
import type { RowAct } from './row-work';

type Decide<Row> = (row: Row, agree: boolean, reason: string | null) => Promise<unknown>;

/**
 * Approve and refuse for any list whose waiting cases have status 0. `kind` selects the names of the other statuses;
 * `obstacle` says what a waiting case lacks before it can be approved.
 */
export function useCaseWork<Row extends { status: number }>(
  kind: 'case' | 'school',
  decide: Decide<Row>,
  obstacle: (row: Row) => string | null = () => null,
): RowAct<Row>[] {
  const t = useText();
  const statuses = useCaseStatuses(kind);
  const fits = ({ status }: Row): boolean => status === 0;
  const why = ({ status }: Row): string =>
    t('admin.batch.state.label', { state: statuses[status] ?? String(status) });
  return [
    {
      key: 'a',
      name: t('admin.case.agree.action'),
      fits: (row) => fits(row) && obstacle(row) === null,
      why: (row) => (fits(row) && obstacle(row)) || why(row),
      ask: async (row) => () => decide(row, true, null),
    },
    {
      key: 'r',
      name: t('admin.case.refuse.action'),
      hard: true,
      reason: { max: STOP_REASON_MAX },
      fits,
      why,
      ask: async (row) => (reason) => decide(row, false, reason),
    },
  ];
}
