import { UNIT_NATURES } from '@contract/enums';
import type { ReactNode } from 'react';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { CaseActs } from '@/pages/admin/parts/CaseActs';
import { CaseDrawer } from '@/pages/admin/parts/CaseDrawer';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import { submitUnitDecision } from '@/services/admin-cases';
import { useFormerFacts } from './parts/useFormerFacts';
import { lacksPapers, type UnitRow } from './useUnitColumns';

interface Props {
  row: UnitRow;
  onClose: () => void;
  onDone: () => void;
  onStale: (standing: unknown) => void;
}

/** Documents and details of a unit that has applied to register, with the buttons to decide. */
export function UnitDrawer({ row, onClose, onDone, onStale }: Props) {
  const t = useText();
  const time = useTimeText();
  const { id, version, status, unitName, uscc, adminName, licenseFile, letterFile, createTime } = row;
  const nature = UNIT_NATURES.find((one) => one === row.nature);
  const former = useFormerFacts(row.former);
  // A resubmitted application still shows the reason of the last refusal, so that the office can check what was
  // corrected.
  const refused = status === 2 ? 'certification.history.reason.column' : 'admin.unit.lastReason.label';
  const refusal: [string, ReactNode][] = row.reason
    ? [[t(refused), <WrittenText key="reason">{row.reason}</WrittenText>]]
    : [];
  return (
    <CaseDrawer
      title={unitName}
      papers={[
        { id: licenseFile, label: t('admin.unit.license.label') },
        { id: letterFile, label: t('admin.unit.letter.label') },
      ]}
      noPaper={lacksPapers(row) ? t('admin.unit.unsent.label') : undefined}
      facts={[
        [t('admin.unit.uscc.column'), uscc],
        ...former,
        [t('register.nature.self.label'), nature ? t(`register.nature.${nature}.label`) : row.nature],
        [t('register.legalPerson.self.label'), row.legalPerson],
        [t('register.address.self.label'), row.address],
        [t('admin.unit.admin.column'), adminName],
        [t('admin.case.at.column'), time.dateTime(createTime)],
        [t('admin.case.status.column'), <CaseTag key="status" kind="case" status={status} />],
        ...refusal,
      ]}
      acts={
        status === 0 && (
          <CaseActs
            prominent
            agreeable={!lacksPapers(row)}
            name={unitName}
            onDecide={(agree, reason) => submitUnitDecision(id, { agree, reason, version })}
            onDone={onDone}
            onStale={onStale}
          />
        )
      }
      onClose={onClose}
    />
  );
}
