import { SECTIONS, type Section } from '@contract/enums';
import { HELPER_ROLES } from '@contract/helper-choices';
import { CheckField } from '@/components/form/CheckField';
import { FieldError } from '@/components/form/FieldError';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { RadioCards } from '@/components/form/RadioCards';
import { useText } from '@/i18n/useText';
import type { Task } from '@/services/helper';
import styles from './people.module.css';

interface Props {
  /** Prefix of the field ids. */
  id: string;
  task: Task;
  onChange: (task: Task) => void;
  fault: string | null;
}

/** What somebody may do: write some sections, or read. */
export function TaskFields({ id, task, onChange, fault }: Props) {
  const t = useText();
  const { role, sections } = task;
  const tick = (section: Section, on: boolean | null): void =>
    onChange({
      role,
      sections: SECTIONS.filter((each) => (each === section ? on === true : sections.includes(each))),
    });
  return (
    <>
      <RadioCards
        id={`${id}-role`}
        label={t('people.task.role.label')}
        required
        fixed
        value={role}
        onChange={(value) =>
          onChange({ sections, role: HELPER_ROLES.find((each) => each === value) ?? role })
        }
        options={HELPER_ROLES.map((each) => ({
          value: each,
          label: t(`people.role.${each}.label`),
          hint: t(`people.role.${each}.help`),
        }))}
      />
      {role === 'author' && (
        <FieldsetGroup legend={t('people.task.sections.label')}>
          <div className={styles.checks}>
            {SECTIONS.map((section) => (
              <CheckField
                key={section}
                id={`${id}-${section}`}
                label={t(`application.step.${section}.title`)}
                value={sections.includes(section)}
                onChange={(on) => tick(section, on)}
              />
            ))}
          </div>
          {fault && <FieldError>{fault}</FieldError>}
        </FieldsetGroup>
      )}
    </>
  );
}
