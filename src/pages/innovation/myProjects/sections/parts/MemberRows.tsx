import { APPLICATION_LIMITS as L } from '@contract/limits';
import { useChoices } from '@/components/answers/useChoices';
import { RowsDrawer } from '@/components/form/RowsDrawer';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { MemberFields } from './MemberFields';
import styles from './MemberRows.module.css';
import { useRowInAddress } from './useRowInAddress';
import { useSectionRows } from './useSectionRows';

const LIST = 'team.members';

/** 项目成员: one line each; the nine fields are edited in a drawer. */
export function MemberRows(props: SectionProps) {
  const { draft } = props;
  const t = useText();
  const rows = useSectionRows(props, LIST);
  const { title: titles } = useChoices();
  const [openId, setOpenId] = useRowInAddress(LIST);
  const summary = (id: string) => {
    const of = (column: string) => draft.value(`${LIST}.${id}.${column}`);
    const months = of('months');
    const facts = [
      of('unit'),
      titles.find(({ value }) => value === of('title'))?.label,
      typeof months === 'number' && t('sections.team.memberMonths.label', { n: months }),
    ].filter((fact) => typeof fact === 'string' && fact !== '');
    const name = of('name');
    if (!name && facts.length === 0) return null;
    return (
      <>
        {name && <span className={styles.name}>{name}</span>}
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </>
    );
  };
  return (
    <RowsDrawer
      {...rows}
      rowName={t('sections.team.member.label')}
      help={t('sections.team.members.help', L.members)}
      max={L.members.max}
      summary={summary}
      openId={openId}
      onOpen={setOpenId}
    >
      {(id) => <MemberFields section={props} at={`${LIST}.${id}`} />}
    </RowsDrawer>
  );
}
