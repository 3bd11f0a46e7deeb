import type { OpenContent } from '@contract/content-draft';
import { contentFaults, momentFaults } from '@contract/rules/content-problems';
import { contentReach, dueAhead } from '@contract/rules/content-reach';
import { CONTENT_SHAPE } from '@contract/rules/draft-shapes';
import { sameValue } from '@contract/rules/merge';
import { flattenRecord } from '@contract/rules/record-fields';
import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import type { OpenRecord } from '@/draft/open-record';
import { usePartForm } from '@/hooks/usePartForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { ContentState } from '@/pages/admin/parts/ContentState';
import { FormConflicts } from '@/pages/parts/draft/FormConflicts';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import { contentHistory } from '@/services/draft-history';
import { serviceNow } from '@/utils/service-clock';
import { ContentActBar } from './ContentActBar';
import { ContentFiles } from './ContentFiles';
import { CONTENT_WORDS } from './content-words';
import { IssueFields } from './IssueFields';
import styles from './index.module.css';
import { MatterFields } from './MatterFields';
import { useContentActs } from './useContentActs';
import { useContentDraft } from './useContentDraft';
import { useDrawnAgainAt } from './useDrawnAgainAt';
import { useKnownFiles } from './useKnownFiles';
import { VersionList } from './VersionList';

interface Props {
  opened: OpenRecord<OpenContent>;
  userId: number;
  onMade: (made: OpenContent) => void;
}

const differs = (a: OpenContent['draft'], b: OpenContent['draft']): boolean => {
  const [mine, theirs] = [flattenRecord(CONTENT_SHAPE, a), flattenRecord(CONTENT_SHAPE, b)];
  return Object.keys(mine).some((path) => !sameValue(mine[path], theirs[path]));
};

/** Editor of a text with autosave; readers see it only once it is published. */
export function ContentForm({ opened, userId, onMade }: Props) {
  const t = useText();
  const say = useWords();
  const { draft, view } = useContentDraft(opened, userId, onMade);
  const { fields, set } = usePartForm(CONTENT_SHAPE, draft, view);
  const { content, stands, files: known, kept, listed } = view.record;
  const { files, change } = useKnownFiles(draft, fields.files, known);
  const [attempt, setAttempt] = useState(0);
  const now = new Date(serviceNow());
  const [reach, due] = [contentReach(content, now), dueAhead(fields.publishAt, now)];
  const acts = useContentActs(draft, reach, due);
  // A scheduled text may become public while the page is open.
  useDrawnAgainAt([content.publishAt ? new Date(content.publishAt) : null, due]);
  const read = reach === 'readers' ? stands : null;
  const changed = differs(fields, stands);
  const faults = contentFaults(fields, read, now);
  const shown = attempt > 0 ? faults.map(({ field, word }) => ({ id: field, text: say(word) })) : [];
  const errors = Object.fromEntries([...shown].reverse().map(({ id, text }) => [id, text]));
  const slips = Object.fromEntries(
    momentFaults(fields, read, now).map(({ field, word }) => [field, say(word)]),
  );
  const publish = (): void => {
    setAttempt(faults.length > 0 ? attempt + 1 : 0);
    if (faults.length === 0) void acts.move('publish');
  };
  const name = fields.title || t(view.isNew ? 'admin.content.create.title' : 'admin.content.untitled.label');
  return (
    <AdminPage
      title={name}
      crumbs={[{ label: t('admin.content.page.title'), to: '/admin/contents' }, { label: name }]}
      facts={[<ContentState key="state" content={content} pending={kept && changed} />]}
      aside={<SavingLine view={view} onRetry={() => void draft.flush()} />}
    >
      <div className={styles.form}>
        {listed.waiting > 0 && (
          <Banner tone="warning">{t('admin.content.listOver.help', { n: listed.waiting })}</Banner>
        )}
        <ErrorSummary faults={shown} attempt={attempt} />
        {reach !== 'none' && changed && (
          <Banner>{t(reach === 'ahead' ? 'admin.content.ahead.help' : 'admin.content.pending.help')}</Banner>
        )}
        <FormConflicts draft={draft} view={view} words={CONTENT_WORDS} history={contentHistory(content.id)}>
          <MatterFields fields={fields} set={set} errors={errors} />
          <ContentFiles files={files} onChange={change} />
          <IssueFields fields={fields} set={set} errors={errors} slips={slips} isPublic={read !== null} />
        </FormConflicts>
        <ContentActBar
          opened={{ ...view.record, draft: fields }}
          isNew={view.isNew}
          changed={changed}
          reach={reach}
          due={due}
          acts={acts}
          onPublish={publish}
        />
      </div>
      {kept && (
        <VersionList
          id={content.id}
          version={content.version}
          stands={{ ...stands, files: content.attachments }}
          reach={reach}
          onRestore={acts.restore}
        />
      )}
    </AdminPage>
  );
}
