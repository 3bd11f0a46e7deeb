import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { CalendarDialog } from './CalendarDialog';

/** 订阅日程: the reader's deadlines in their own calendar. */
export function CalendarButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="calendar" onClick={() => setOpen(true)}>
        {t('life.calendar.open.action')}
      </Button>
      {open && <CalendarDialog onClose={() => setOpen(false)} />}
    </>
  );
}
