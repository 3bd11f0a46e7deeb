import { SECTIONS, type Section } from '@contract/enums';
import type { People } from '@contract/helper';
import { mayAnswerFor } from '@contract/rules/section-task';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { DutyForm } from './DutyForm';
import styles from './people.module.css';
import { useDutyText } from './useDutyText';

interface Props {
  id: number;
  people: People;
  onPeople: (people: People, said: string) => void;
}

/** 各部分的撰写人: who is responsible for each section and by when; the leader decides it here. */
export function SectionDuties({ id, people, onPeople }: Props) {
  const t = useText();
  const join = useList();
  const dutyText = useDutyText();
  const [open, setOpen] = useState<Section | null>(null);
  const { leader, helpers, duties, mayInvite } = people;
  const choicesOf = (section: Section) =>
    [leader, ...helpers].filter(({ accountId }) =>
      mayAnswerFor({ ownerId: leader.accountId, helpers }, accountId, section),
    );
  return (
    <section aria-labelledby="people-duties">
      <h2 id="people-duties">{t('people.duty.list.title')}</h2>
      <ul className={styles.list}>
        {SECTIONS.map((section) => {
          const name = t(`application.step.${section}.title`);
          const duty = duties.find((each) => each.section === section) ?? null;
          const act = t(duty ? 'people.change.self.action' : 'people.duty.set.action');
          return (
            <li key={section} className={styles.row}>
              <div>
                <p className={styles.who}>
                  <b>{name}</b>
                </p>
                <p className={styles.facts}>{dutyText(duties, section) || t('people.duty.none.label')}</p>
              </div>
              {mayInvite && open !== section && (
                <div className={styles.acts}>
                  <Button
                    size="small"
                    onClick={() => setOpen(section)}
                    // The accessible name starts with the visible label, so that voice control finds the button.
                    aria-label={join([act, name], 'facts')}
                  >
                    {act}
                  </Button>
                </div>
              )}
              {open === section && (
                <DutyForm
                  id={id}
                  section={section}
                  duty={duty}
                  choices={choicesOf(section)}
                  onDone={(next) => {
                    setOpen(null);
                    onPeople(next, t('people.duty.set.success', { name }));
                  }}
                  onCancel={() => setOpen(null)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
