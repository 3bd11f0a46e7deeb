import type { Section } from '@contract/enums';
import { actorWord } from '@contract/rules/actor-words';
import { fieldWord } from '@contract/rules/field-labels';
import { useState } from 'react';
import { useFieldText } from '@/components/answers/useFieldText';
import { Button } from '@/components/Button';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './ConflictPanel.module.css';
import { FieldHistory } from './FieldHistory';
import type { Room } from './room';

/** Fields that two hands changed: both values side by side, and a choice. Nothing is lost either way. */
export function ConflictPanel({ room, section }: { room: Room; section: Section }) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const text = useFieldText(room);
  const [history, setHistory] = useState<string | null>(null);
  const { draft, view } = room;
  const conflicts = Object.values(view.state.conflicts).filter(({ path }) => path.startsWith(`${section}.`));
  if (conflicts.length === 0) return null;
  const shown = (path: string, value: Parameters<typeof text>[1]): string =>
    text(path, value) ?? t('kit.answers.empty.label');
  return (
    <section id="conflicts" tabIndex={-1} className={styles.panel} aria-labelledby="conflicts-title">
      <h2 id="conflicts-title">{t('application.conflict.self.title')}</h2>
      <p>{t('application.conflict.lead.help', { n: conflicts.length })}</p>
      <ul>
        {conflicts.map(({ path, mine, theirs, by, at }) => {
          const label = say(fieldWord(path));
          return (
            <li key={path} className={styles.conflict}>
              <h3>{label}</h3>
              <dl className={styles.sides}>
                <div>
                  <dt>{t('application.conflict.mine.label')}</dt>
                  <dd>{shown(path, mine)}</dd>
                  <dd className={styles.act}>
                    <Button
                      onClick={() => draft.resolve(path, 'mine')}
                      aria-label={t('application.conflict.keepNamed.action', { label })}
                    >
                      {t('application.conflict.keep.action')}
                    </Button>
                  </dd>
                </div>
                <div>
                  <dt>
                    {t('application.conflict.theirs.label', {
                      by: say(actorWord(by)),
                      at: time.dateTime(at),
                    })}
                  </dt>
                  <dd>{shown(path, theirs)}</dd>
                  <dd className={styles.act}>
                    <Button
                      onClick={() => draft.resolve(path, 'theirs')}
                      aria-label={t('application.conflict.takeNamed.action', { label })}
                    >
                      {t('application.conflict.take.action')}
                    </Button>
                  </dd>
                </div>
              </dl>
              <Button look="text" size="small" onClick={() => setHistory(path)}>
                {t('application.history.open.action')}
              </Button>
            </li>
          );
        })}
      </ul>
      {history && <FieldHistory room={room} path={history} onClose={() => setHistory(null)} />}
    </section>
  );
}
