import { useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useSaved } from '@/pages/user/parts/useSaved';
import { listVouchable, submitVouch } from '@/services/unit-member';
import styles from './MembersPanel.module.css';

/** Largest number of members to vouch for at once; nobody can check more at a glance. */
const MOST = 50;

/** 担保: members who wait for certification, and one action that vouches for the selected ones. */
export function VouchPanel({ onVouched }: { onVouched: () => void }) {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  const confirm = useConfirm();
  const saved = useSaved();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const { data, reload } = useLoad(() => listVouchable({ pageSize: MOST }), { refreshOnWindowFocus: true });
  const waiting = data?.list ?? [];
  if (waiting.length === 0 && failures.length === 0) return null;
  const picked = waiting.filter(({ id }) => chosen.includes(id));
  const all = picked.length === waiting.length;

  /** Asks for confirmation, listing the members concerned and the consequences. */
  const ask = (): Promise<boolean> => {
    const goesOn = picked.reduce((sum, one) => sum + one.goesOn, 0);
    return confirm({
      title: t('user.vouch.send.confirm', { n: picked.length }),
      content: (
        <>
          <p>{join(picked.map(({ name }) => name))}</p>
          {goesOn > 0 && <p>{t('user.vouch.goesOn.help', { n: goesOn })}</p>}
        </>
      ),
      okText: t('user.vouch.send.action', { n: picked.length }),
    });
  };
  const send = async (): Promise<void> => {
    if (!(await ask())) return;
    setBusy(true);
    const refused: string[] = [];
    // One request each, in sequence: each is independent, so one refusal does not stop the rest.
    for (const { id, version, name } of picked)
      await submitVouch(id, version).catch((problem: unknown) =>
        refused.push(join([name, failureText(t, problem)], 'pair')),
      );
    setFailures(refused);
    setChosen([]);
    setBusy(false);
    if (refused.length < picked.length)
      saved('user.vouch.done.success', { n: picked.length - refused.length });
    reload();
    onVouched();
  };
  const toggle = (id: number): void =>
    setChosen((known) => (known.includes(id) ? known.filter((one) => one !== id) : [...known, id]));
  return (
    <section className={styles.vouch} aria-labelledby="vouch-title">
      <h2 id="vouch-title">{t('user.vouch.self.title')}</h2>
      <p>{t('user.vouch.self.help')}</p>
      {failures.map((failure) => (
        <p key={failure} role="alert" className={styles.failure}>
          {failure}
        </p>
      ))}
      {waiting.length > 0 && (
        <>
          <ul className={styles.people}>
            {waiting.map(({ id, name, login, createTime, goesOn }) => (
              <li key={id}>
                <label className={styles.person}>
                  <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                  <b>{name}</b>
                  <bdi>{login}</bdi>
                  <span>{t('user.vouch.asked.label', { time: time.dateTime(createTime) })}</span>
                  {goesOn > 0 && <span>{t('user.vouch.goesOn.label', { n: goesOn })}</span>}
                </label>
              </li>
            ))}
          </ul>
          <p className={styles.acts}>
            <Button onClick={() => setChosen(all ? [] : waiting.map(({ id }) => id))}>
              {t(all ? 'user.vouch.none.action' : 'user.vouch.all.action')}
            </Button>
            {picked.length > 0 && (
              <Button look="primary" busy={busy} onClick={() => void send()}>
                {t('user.vouch.send.action', { n: picked.length })}
              </Button>
            )}
          </p>
        </>
      )}
    </section>
  );
}
