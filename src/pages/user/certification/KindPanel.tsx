import type { BasicInfo } from '@/services/account';
import type { Records } from './certification-records';
import { newestOf } from './certification-records';
import { ProfessionalForm } from './ProfessionalForm';
import { RealNameForm } from './RealNameForm';
import { RefusedNote } from './RefusedNote';
import { SettledCertification } from './SettledCertification';

interface Props {
  kind: 'real_name' | 'professional';
  info: BasicInfo;
  records: Records;
  onChanged: () => Promise<void>;
}

/** One certification: the form while there is none, else where it stands and the way out of it. */
export function KindPanel({ kind, info, records, onChanged }: Props) {
  const state = kind === 'real_name' ? info.authentication : info.professional_certification;
  const newest = newestOf(records, kind);
  if (state !== 'uncertified')
    return (
      <SettledCertification
        kind={kind}
        state={state}
        login={info.login}
        record={newest}
        onChanged={onChanged}
      />
    );
  return (
    <>
      {newest?.apply_status === 2 && <RefusedNote record={newest} />}
      {kind === 'real_name' ? (
        <RealNameForm info={info} onSent={onChanged} />
      ) : (
        <ProfessionalForm info={info} onSent={onChanged} />
      )}
    </>
  );
}
