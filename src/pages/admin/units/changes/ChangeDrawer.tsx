import type { ReactNode } from 'react';
import { Banner } from '@/components/Banner';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { CaseActs } from '@/pages/admin/parts/CaseActs';
import { CaseDrawer } from '@/pages/admin/parts/CaseDrawer';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import { useFormerFacts } from '@/pages/admin/units/parts/useFormerFacts';
import { FactChanges } from '@/pages/parts/unit/FactChanges';
import { submitChangeDecision, type UnitChangeCase } from '@/services/unit-change';

interface Props {
  row: UnitChangeCase;
  onClose: () => void;
  onDone: () => void;
  onStale: (standing: unknown) => void;
}

/** Document, changed fields and decision of a registration change. */
export function ChangeDrawer({ row, onClose, onDone, onStale }: Props) {
  const t = useText();
  const time = useTimeText();
  const former = useFormerFacts(row.former);
  const { id, version, status, unitName, uscc, namesake, reason } = row;
  const refusal: [string, ReactNode][] = reason
    ? [[t('certification.history.reason.column'), <WrittenText key="reason">{reason}</WrittenText>]]
    : [];
  return (
    <CaseDrawer
      title={unitName}
      papers={[{ id: row.paperFile, label: t('certification.change.paper.label') }]}
      body={
        <>
          {namesake && <Banner tone="warning">{t('admin.unit.namesake.help', { name: namesake })}</Banner>}
          <FactChanges fields={row.fields} />
        </>
      }
      facts={[
        [t('admin.unit.uscc.column'), uscc],
        ...former,
        [t('certification.change.effectiveOn.label'), row.effectiveOn],
        [t('certification.change.grounds.label'), <WrittenText key="grounds">{row.grounds}</WrittenText>],
        [t('admin.unit.admin.column'), row.filedBy],
        [t('admin.case.at.column'), time.dateTime(row.createTime)],
        [t('admin.case.status.column'), <CaseTag key="status" kind="case" status={status} />],
        ...refusal,
      ]}
      acts={
        status === 0 && (
          <CaseActs
            prominent
            name={unitName}
            onDecide={(agree, why) => submitChangeDecision(id, { agree, reason: why, version })}
            onDone={onDone}
            onStale={onStale}
          />
        )
      }
      onClose={onClose}
    />
  );
}
