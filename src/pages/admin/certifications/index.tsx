import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { DeskTable } from '@/pages/admin/parts/DeskTable';
import { type CaseQuery, listCertifications } from '@/services/desk-cases';
import { type Case, useCertificationColumns } from './useCertificationColumns';

/** 认证审核: real names and professions, each with the document it rests on. */
export default function CertificationsPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  return (
    <DeskPage title={t('desk.cert.page.title')} lead={t('desk.cert.page.help')}>
      <DeskTable<Case, CaseQuery>
        caption={t('desk.cert.page.title')}
        columns={useCertificationColumns(() => setRevision((n) => n + 1))}
        load={listCertifications}
        rowKey={({ id }) => id}
        empty={t('desk.cert.none.empty')}
        revision={revision}
      />
    </DeskPage>
  );
}
