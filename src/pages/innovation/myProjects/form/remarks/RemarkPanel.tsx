import type { Section } from '@contract/enums';
import type { Remark } from '@contract/remark';
import { flatten, sectionOf } from '@contract/rules/draft-fields';
import { Anchor } from '@/components/Anchor';
import { useFieldText } from '@/components/answers/useFieldText';
import { ErrorState } from '@/components/ErrorState';
import { fieldName } from '@/components/remarks/field-name';
import { RemarkCard } from '@/components/remarks/RemarkCard';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { answerRemark } from '@/services/remark';
import { AnswerForm } from './AnswerForm';
import styles from './RemarkPanel.module.css';
import { ReturnReason } from './ReturnReason';

interface Props {
  context: EditorContext;
  /** Limits the panel to the remarks of one section; without it all are shown. */
  section?: Section;
}

const isOpen = ({ status }: Remark): boolean => status === 'open';

/**
 * If other sections have remarks too, a section also states the total, so that its number does not seem to contradict
 * the task list.
 */
const leadOf = (open: number, total: number): MessageId => {
  if (total === 0) return 'life.remarks.answered.help';
  return open === total ? 'life.remarks.open.help' : 'life.remarks.openHere.help';
};

/** 退回意见 while the form is being corrected: what to do, where, and the answer to each. */
export function RemarkPanel({ context, section }: Props) {
  const t = useText();
  const say = useWords();
  const text = useFieldText(context);
  const { application, sections } = context;
  const { id } = application;
  const { remarks, loaded, error, loading, reload, replace } = context.remarks;
  const fields = flatten(sections);
  const shown = remarks.filter(
    ({ path, status: state }) => state !== 'closed' && (!section || sectionOf(path) === section),
  );
  if (error && remarks.length === 0) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  const isReturned = application.status === 'returned';
  if (!loaded || (shown.length === 0 && (section || !isReturned))) return null;
  const open = shown.filter(isOpen).length;
  const total = remarks.filter(isOpen).length;
  return (
    <section className={styles.panel} aria-labelledby="remarks-title">
      <h2 id="remarks-title">{t('life.remarks.panel.title')}</h2>
      {!section && isReturned && <ReturnReason id={id} version={application.version} />}
      {shown.length > 0 && <p className={styles.lead}>{t(leadOf(open, total), { n: open, total })}</p>}
      {shown.map((remark) => (
        <RemarkCard
          key={remark.id}
          remark={remark}
          nameOf={(path) => fieldName(say, fields, path)}
          textOf={text}
        >
          <p className={styles.goTo}>
            <Anchor to={stepPath(id, sectionOf(remark.path) as Section, remark.path)}>
              {t('life.remarks.goTo.action', { name: fieldName(say, fields, remark.path) })}
            </Anchor>
          </p>
          {remark.actions.includes('answer') && (
            <AnswerForm
              remark={remark}
              onAnswer={async (words) => replace(await answerRemark(id, remark.id, words))}
            />
          )}
        </RemarkCard>
      ))}
    </section>
  );
}
