import type { ReactNode } from 'react';
import { Banner } from '@/components/Banner';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { PageHeading } from '@/components/PageHeading';
import type { Draft, DraftView } from '@/draft/draft-shape';
import { type FieldWords, FormConflicts } from '@/pages/parts/draft/FormConflicts';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import type { ListHistory } from '@/services/draft-history';
import { classNames } from '@/utils/class-names';
import styles from './PostingPage.module.css';
import type { PostingForm } from './usePostingForm';

interface Props {
  draft: Draft<unknown>;
  view: DraftView<unknown>;
  form: Pick<PostingForm<unknown>, 'faults' | 'attempt'> & { part: { readOnly: boolean } };
  words: FieldWords;
  history: ListHistory;
  /** The list that contains the record. */
  list: { label: string; to: string };
  name: string;
  facts: ReactNode[];
  /** The state of the record, shown above the fields. */
  notices: ReactNode;
  /** The service's message when it refused an action. */
  fault: string | null;
  /** Shown beside the fields; `narrow` makes that column fit a list of links. */
  side: ReactNode;
  narrow?: boolean;
  acts: ReactNode;
  children: ReactNode;
}

/** The page on which a demand or achievement is written: its state, its fields and the possible actions. */
export function PostingPage(props: Props) {
  const { draft, view, form, words, history, list, name, facts, notices, fault } = props;
  const { side, narrow = false, acts, children } = props;
  const { readOnly } = form.part;
  return (
    <>
      <ErrorSummary faults={form.faults} attempt={form.attempt} />
      <PageHeading
        crumbs={[list, { label: name }]}
        title={name}
        facts={facts}
        aside={!readOnly && <SavingLine view={view} onRetry={() => void draft.flush()} />}
      />
      <div className={styles.notices}>
        {notices}
        {fault && (
          <div role="alert">
            <Banner tone="warning">{fault}</Banner>
          </div>
        )}
      </div>
      <FormConflicts draft={draft} view={view} words={words} history={history} readOnly={readOnly}>
        <div className={classNames(styles.columns, narrow && styles.narrow)}>
          <div>{children}</div>
          {side}
        </div>
      </FormConflicts>
      {acts}
    </>
  );
}
