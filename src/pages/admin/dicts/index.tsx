import type { DeskDictItem } from '@contract/desk-system';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { DeskTable } from '@/pages/admin/parts/DeskTable';
import { type DictQuery, listDictItems } from '@/services/desk-system';
import { DictForm } from './DictForm';
import { useDictColumns } from './useDictColumns';

/** 字典: the choices of every select that is not fixed by the rules. */
export default function DictsPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  const [edited, setEdited] = useState<DeskDictItem | 'new' | null>(null);
  return (
    <DeskPage title={t('desk.dict.page.title')} lead={t('desk.dict.page.help')}>
      <DeskTable<DeskDictItem, DictQuery>
        caption={t('desk.dict.page.title')}
        columns={useDictColumns(setEdited)}
        load={listDictItems}
        rowKey={({ id }) => id}
        empty={t('desk.dict.none.empty')}
        revision={revision}
        tools={
          <Button look="primary" onClick={() => setEdited('new')}>
            {t('desk.dict.create.action')}
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
    </DeskPage>
  );
}
