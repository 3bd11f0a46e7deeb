import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { CalendarDialog } from './CalendarDialog';

/** 订阅日程: my deadlines in the calendar I look at anyway. */
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
