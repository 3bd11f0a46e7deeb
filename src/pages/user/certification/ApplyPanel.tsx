import type { BasicInfo } from '@/services/account';
import type { CertificationKind } from '@/services/certification';
import type { CertificationRecord } from './certification-records';
import { ProfessionalForm } from './ProfessionalForm';
import { RealNameForm } from './RealNameForm';
import { RefusedNote } from './RefusedNote';

interface Props {
  kind: CertificationKind;
  info: BasicInfo;
  newest: CertificationRecord | undefined;
  onSent: () => Promise<void>;
}

/** The form, and why the last application was refused where it was. */
export function ApplyPanel({ kind, info, newest, onSent }: Props) {
  return (
    <>
      {newest?.apply_status === 2 && <RefusedNote record={newest} />}
      {kind === 'real_name' ? (
        <RealNameForm info={info} earlier={newest} onSent={onSent} />
      ) : (
        <ProfessionalForm info={info} onSent={onSent} />
      )}
    </>
  );
}
