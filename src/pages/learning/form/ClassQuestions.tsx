import { FieldStack } from '@/components/form/FieldStack';
import { SelectField } from '@/components/form/SelectField';
import { useText } from '@/i18n/useText';
import {
  askedClasses,
  type ClassChoices,
  choiceOf,
  classFieldId,
  GIVEN_UP,
  namesLeft,
} from './class-choices';

interface Props {
  /** Current class names (`stands`) and edited ones (`wanted`). */
  stands: readonly string[];
  wanted: readonly string[];
  choices: ClassChoices;
  problems: Readonly<Record<string, string>>;
  onChoose: (choices: ClassChoices) => void;
}

/** For each class whose name disappeared while a new one appeared: was it renamed, or given up? */
export function ClassQuestions({ stands, wanted, choices, problems, onChoose }: Props) {
  const t = useText();
  const asked = askedClasses(stands, wanted);
  if (asked.length === 0) return null;
  return (
    <FieldStack>
      {asked.map((name, index) => (
        <SelectField
          key={name}
          id={classFieldId(index)}
          label={t('learning.form.renamed.label', { name })}
          error={problems[classFieldId(index)] ?? null}
          value={choiceOf(choices, name, wanted)}
          options={[
            ...namesLeft(choices, name, stands, wanted).map((to) => ({
              value: to,
              label: t('learning.form.renamedTo.label', { name: to }),
            })),
            { value: GIVEN_UP, label: t('learning.form.givenUp.label') },
          ]}
          onChange={(choice) => {
            const { [name]: _, ...others } = choices;
            onChoose(choice === null ? others : { ...others, [name]: choice });
          }}
          required
        />
      ))}
    </FieldStack>
  );
}
