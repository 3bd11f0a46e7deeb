import type { BasicInfo } from '@/services/account';
import type { CertificationKind } from '@/services/certification';
import { ApplyPanel } from './ApplyPanel';
import { lapsedOf, newestOf, type Records, validOf } from './certification-records';
import { RenewalPanel } from './RenewalPanel';
import { SettledCertification } from './SettledCertification';

interface Props {
  kind: CertificationKind;
  info: BasicInfo;
  records: Records;
  onChanged: () => Promise<void>;
}

/**
 * One certification: the form if there is none; otherwise its state, with the buttons to give it up and to renew it.
 */
export function KindPanel({ kind, info, records, onChanged }: Props) {
  const state = kind === 'real_name' ? info.authentication : info.professional_certification;
  const newest = newestOf(records, kind);
  if (state === 'uncertified')
    return (
      <ApplyPanel
        kind={kind}
        info={info}
        newest={newest}
        lapsed={lapsedOf(records, kind)}
        onSent={onChanged}
      />
    );
  return (
    <>
      <SettledCertification
        kind={kind}
        state={state}
        login={info.login}
        record={state === 'certified' ? validOf(records, kind) : newest}
        onChanged={onChanged}
      />
      {state === 'certified' && (
        <RenewalPanel kind={kind} info={info} records={records} onChanged={onChanged} />
      )}
    </>
  );
}
