import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import type { RowWork } from '@/pages/admin/parts/rows/row-work';
import { useCaseWork } from '@/pages/admin/parts/rows/useCaseWork';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { useOpenCase } from '@/pages/admin/parts/useOpenCase';
import { type CaseQuery, listCertifications, submitCertificationDecision } from '@/services/admin-cases';
import { CertificationDrawer } from './CertificationDrawer';
import { type Case, nameOf, useCertificationColumns } from './useCertificationColumns';

/** 认证审核: real names and professions, each with the document it rests on. */
export default function CertificationsPage() {
  const t = useText();
  const cases = useOpenCase(listCertifications);
  const work: RowWork<Case> = {
    name: (row) => `${nameOf(row)} · ${t(`admin.cert.${row.kind}.label`)}`,
    told: (row) => [nameOf(row)],
    open: cases.open,
    acts: useCaseWork<Case>('case', ({ id, version }, agree, reason) =>
      submitCertificationDecision(id, { agree, reason, version }),
    ),
  };
  return (
    <AdminPage title={t('admin.cert.page.title')} lead={t('admin.cert.page.help')}>
      <AdminTable<Case, CaseQuery>
        caption={t('admin.cert.page.title')}
        columns={useCertificationColumns({ onOpen: cases.open, onDone: cases.done })}
        load={cases.load}
        rowKey={({ id }) => id}
        empty={t('admin.cert.none.empty')}
        blank={{ title: t('admin.cert.blank.empty'), help: t('admin.case.comes.help') }}
        revision={cases.revision}
        work={work}
      />
      {cases.row && (
        <CertificationDrawer
          row={cases.row}
          onClose={cases.close}
          onDone={cases.done}
          onStale={cases.moved}
        />
      )}
    </AdminPage>
  );
}
