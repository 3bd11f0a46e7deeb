import type { AdminDictItem } from '@contract/admin-system';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { type DictQuery, listDictItems } from '@/services/admin-system';
import { DictForm } from './DictForm';
import { DictList } from './DictList';
import { dictName } from './dict-name';
import { useDictColumns } from './useDictColumns';

type Edited = AdminDictItem | 'new' | null;

interface EntriesProps {
  revision: number;
  onEdit: (item: Edited) => void;
}

function Entries({ revision, onEdit }: EntriesProps) {
  const t = useText();
  return (
    <AdminTable<AdminDictItem, DictQuery>
      caption={t('admin.dict.page.title')}
      columns={useDictColumns(onEdit)}
      load={listDictItems}
      rowKey={({ id }) => id}
      empty={t('admin.dict.none.empty')}
      revision={revision}
      tools={() => (
        <Button look="primary" onClick={() => onEdit('new')}>
          {t('admin.dict.create.action')}
        </Button>
      )}
    />
  );
}

/** 字典: the choices of every select that is not fixed by the rules. */
export default function DictsPage() {
  const t = useText();
  const [params] = useSearchParams();
  const type = params.get('type');
  const [revision, setRevision] = useState(0);
  const [edited, setEdited] = useState<Edited>(null);
  const showsEntries = type !== null || params.has('keyword');
  return (
    <AdminPage
      title={type ? dictName(t, type) : t('admin.dict.page.title')}
      lead={t('admin.dict.page.help')}
      {...(type
        ? { crumbs: [{ label: t('admin.dict.page.title'), to: '/admin/dicts' }, { label: type }] }
        : {})}
      aside={
        !showsEntries && (
          <Button look="primary" onClick={() => setEdited('new')}>
            {t('admin.dict.create.action')}
          </Button>
        )
      }
    >
      {showsEntries ? <Entries revision={revision} onEdit={setEdited} /> : <DictList key={revision} />}
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
