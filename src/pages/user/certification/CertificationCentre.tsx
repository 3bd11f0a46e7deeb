import { useSearchParams } from '@umijs/max';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import styles from '@/pages/user/parts/two-columns.module.css';
import { isWithdrawn, ownRegistration, registrationState } from '@/pages/user/parts/unit-registration';
import { WithInfo } from '@/pages/user/parts/WithInfo';
import { listCertifications } from '@/services/certification';
import { fetchJoin } from '@/services/unit-member';
import { fetchUnitRegistration } from '@/services/unit-registration';
import { CertificationHistory } from './CertificationHistory';
import { CertificationNotes } from './CertificationNotes';
import { CertificationStates } from './CertificationStates';
import { isKind } from './certification-kinds';
import { KindPanel } from './KindPanel';
import { UnitPanel } from './UnitPanel';
import { UnitPapers } from './UnitPapers';

function Centre({ login }: { login: string }) {
  const [search] = useSearchParams();
  const asked = search.get('kind') ?? undefined;
  const kind = isKind(asked) ? asked : 'real_name';
  const records = useLoad(() => listCertifications(login), { refreshOnWindowFocus: true });
  const registration = useLoad(fetchUnitRegistration, { refreshOnWindowFocus: true });
  const join = useLoad(fetchJoin, { refreshOnWindowFocus: true });
  const state = registrationState(registration.data);
  const isUnknown = registration.data === undefined && registration.error === undefined;
  return (
    <WithInfo follows>
      {(info, own) => {
        const refresh = async (): Promise<void> => {
          await own.reload();
          records.reload();
        };
        const papers = (
          <UnitPapers
            apply={ownRegistration(info, registration.data)}
            joining={join.data?.status === 0 ? join.data.unitName : null}
            onSent={registration.reload}
            onWithdrawn={() => {
              registration.reload();
              void refresh();
            }}
          />
        );
        return (
          <>
            <CertificationStates info={info} registration={registration.data} current={kind} />
            {kind === 'unit' ? (
              <>
                {!isWithdrawn(registration.data) && papers}
                <UnitPanel
                  info={info}
                  join={join}
                  registering={isUnknown || state === 'missing' || state === 'waiting'}
                  onChanged={refresh}
                  onRegistered={registration.reload}
                />
                {isWithdrawn(registration.data) && join.data?.status !== 0 && papers}
              </>
            ) : (
              <LoadedBlock from={records}>
                {({ certifications }) => (
                  <>
                    <KindPanel
                      key={kind}
                      kind={kind}
                      info={info}
                      records={certifications}
                      onChanged={refresh}
                    />
                    <CertificationHistory records={certifications} />
                  </>
                )}
              </LoadedBlock>
            )}
          </>
        );
      }}
    </WithInfo>
  );
}

/** The notes are about documents, so the unit tab, which needs none, shows an empty column instead. */
function Notes() {
  const [search] = useSearchParams();
  return search.get('kind') === 'unit' ? <aside className={styles.aside} /> : <CertificationNotes />;
}

/** 认证中心: real name, profession, and unit of the reader. */
export default function CertificationCentre() {
  const t = useText();
  return (
    <div className={styles.columns}>
      <div>
        <PageHeading title={t('shell.account.certification.label')} />
        <WithInfo>{({ login }) => <Centre login={login} />}</WithInfo>
      </div>
      <Notes />
    </div>
  );
}
