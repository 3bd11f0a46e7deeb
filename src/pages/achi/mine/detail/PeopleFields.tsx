import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_LIMITS, CONTRIBUTION_ROLES, IP_KINDS } from '@contract/achievement-choices';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { useFocusSoon } from '@/components/form/useFocusSoon';
import { newRowId } from '@/draft/draft-rows';
import { useText } from '@/i18n/useText';
import market from '@/pages/parts/market/market.module.css';
import type { PostingPart } from '@/pages/parts/market/posting-part';
import styles from './editor.module.css';
import { PeopleTables } from './PeopleTables';

interface RowsProps<Row> {
  /** The list of the draft that holds them. */
  id: string;
  legend: string;
  help?: string;
  error: string | undefined;
  rows: readonly Row[];
  most: number;
  labelOf: (n: number) => string;
  add: string;
  blank: Omit<Row, 'id'>;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (next: Partial<Row>) => void) => ReactNode;
}

/** Rows that can be added, filled in and taken out again. */
function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { id, legend, help, error, rows, most, labelOf, add, blank, onChange, children } = props;
  const t = useText();
  const focusSoon = useFocusSoon();
  const append = (): void => {
    const rowId = newRowId();
    onChange([...rows, { ...blank, id: rowId } as Row]);
    focusSoon(`${id}.${rowId}`);
  };
  return (
    <FieldsetGroup legend={legend} help={help} id={id}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {rows.map((row, index) => (
        <section key={row.id} id={`${id}.${row.id}`} className={styles.row} aria-label={labelOf(index + 1)}>
          {children(row, (next) =>
            onChange(rows.map((each) => (each.id === row.id ? { ...each, ...next } : each))),
          )}
          <Button
            look="text"
            size="small"
            onClick={() => onChange(rows.filter((each) => each.id !== row.id))}
          >
            {t('result.form.remove.action')}
          </Button>
        </section>
      ))}
      {rows.length < most && (
        <Button icon="plus" onClick={append}>
          {add}
        </Button>
      )}
    </FieldsetGroup>
  );
}

/** Who did what, and which rights protect it. */
export function PeopleFields({ fields, set, errors, readOnly }: PostingPart<AchievementDraft>) {
  const t = useText();
  if (readOnly) return <PeopleTables fields={fields} />;
  return (
    <>
      <Rows
        id="contributors"
        legend={t('achi.detail.people.title')}
        help={t('achi.field.people.help')}
        error={errors['contributors']}
        rows={fields.contributors}
        most={ACHIEVEMENT_LIMITS.contributors}
        labelOf={(n) => t('achi.field.person.label', { n })}
        add={t('achi.field.person.action')}
        blank={{ name: '', role: 'engineering', login: null }}
        onChange={(rows) => set('contributors', rows)}
      >
        {(row, change) => (
          <>
            <div className={market.pair}>
              <TextField
                id={`contributors.${row.id}.name`}
                label={t('achi.field.name.label')}
                required
                value={row.name || null}
                onChange={(name) => change({ name: name ?? '' })}
              />
              <SelectField
                id={`contributors.${row.id}.role`}
                fixed
                label={t('achi.field.role.label')}
                required
                value={row.role}
                options={CONTRIBUTION_ROLES.map((value) => ({ value, label: t(`achi.role.${value}.label`) }))}
                onChange={(value) => {
                  const role = CONTRIBUTION_ROLES.find((known) => known === value);
                  if (role) change({ role });
                }}
              />
            </div>
            <TextField
              id={`contributors.${row.id}.login`}
              label={t('achi.field.login.label')}
              help={t('achi.field.login.help')}
              ltr
              value={row.login}
              onChange={(login) => change({ login })}
            />
          </>
        )}
      </Rows>
      <Rows
        id="ips"
        legend={t('achi.detail.ips.title')}
        error={errors['ips']}
        rows={fields.ips}
        most={ACHIEVEMENT_LIMITS.ips}
        labelOf={(n) => t('achi.field.ip.label', { n })}
        add={t('achi.field.ip.action')}
        blank={{ kind: 'invention', number: '', title: '' }}
        onChange={(rows) => set('ips', rows)}
      >
        {(row, change) => (
          <>
            <div className={market.pair}>
              <SelectField
                id={`ips.${row.id}.kind`}
                fixed
                label={t('result.form.kind.label')}
                required
                value={row.kind}
                options={IP_KINDS.map((value) => ({ value, label: t(`achi.ip.${value}.label`) }))}
                onChange={(value) => {
                  const kind = IP_KINDS.find((known) => known === value);
                  if (kind) change({ kind });
                }}
              />
              <TextField
                id={`ips.${row.id}.number`}
                label={t('result.form.number.label')}
                required
                value={row.number || null}
                onChange={(number) => change({ number: number ?? '' })}
              />
            </div>
            <TextField
              id={`ips.${row.id}.title`}
              label={t('result.form.name.label')}
              value={row.title || null}
              onChange={(title) => change({ title: title ?? '' })}
            />
          </>
        )}
      </Rows>
    </>
  );
}
