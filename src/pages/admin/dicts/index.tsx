import type { AdminDictItem } from '@contract/admin-system';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { AdminTable } from '@/pages/admin/parts/AdminTable';
import { type DictQuery, listDictItems } from '@/services/admin-system';
import { DictForm } from './DictForm';
import { useDictColumns } from './useDictColumns';

/** 字典: the choices of every select that is not fixed by the rules. */
export default function DictsPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  const [edited, setEdited] = useState<AdminDictItem | 'new' | null>(null);
  return (
    <AdminPage title={t('admin.dict.page.title')} lead={t('admin.dict.page.help')}>
      <AdminTable<AdminDictItem, DictQuery>
        caption={t('admin.dict.page.title')}
        columns={useDictColumns(setEdited)}
        load={listDictItems}
        rowKey={({ id }) => id}
        empty={t('admin.dict.none.empty')}
        revision={revision}
        tools={
          <Button look="primary" onClick={() => setEdited('new')}>
            {t('admin.dict.create.action')}
          </Button>
        }
      />
      {edited && (
        <DictForm
          item={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onDone={() => setRevision((n) => n + 1)}
        />
      )}
    </AdminPage>
  );
}
