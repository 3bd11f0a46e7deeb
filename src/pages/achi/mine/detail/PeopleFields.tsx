import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_LIMITS, CONTRIBUTION_ROLES, IP_KINDS } from '@contract/achievement-choices';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { newRowId } from '@/draft/draft-rows';
import { useText } from '@/i18n/useText';
import market from '@/pages/parts/market/market.module.css';
import type { PostingPart } from '@/pages/parts/market/posting-part';
import styles from './editor.module.css';
import { PeopleTables } from './PeopleTables';

const at = <T extends { id: string }>(rows: readonly T[], id: string, change: Partial<T>): T[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));
const without = <T extends { id: string }>(rows: readonly T[], id: string): T[] =>
  rows.filter((row) => row.id !== id);

/** Who did what, and which rights protect it. */
export function PeopleFields({ fields, set, errors, readOnly }: PostingPart<AchievementDraft>) {
  const t = useText();
  const { contributors, ips } = fields;
  if (readOnly) return <PeopleTables fields={fields} />;
  return (
    <>
      <FieldsetGroup
        legend={t('achi.detail.people.title')}
        help={t('achi.field.people.help')}
        id="contributors"
      >
        {errors['contributors'] && <FieldError id="contributors-error">{errors['contributors']}</FieldError>}
        {contributors.map((row, index) => (
          <section
            key={row.id}
            className={styles.row}
            aria-label={t('achi.field.person.label', { n: index + 1 })}
          >
            <div className={market.pair}>
              <TextField
                id={`contributors.${row.id}.name`}
                label={t('achi.field.name.label')}
                required
                value={row.name || null}
                onChange={(name) => set('contributors', at(contributors, row.id, { name: name ?? '' }))}
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
                  if (role) set('contributors', at(contributors, row.id, { role }));
                }}
              />
            </div>
            <TextField
              id={`contributors.${row.id}.login`}
              label={t('achi.field.login.label')}
              help={t('achi.field.login.help')}
              ltr
              value={row.login}
              onChange={(login) => set('contributors', at(contributors, row.id, { login }))}
            />
            <Button
              look="text"
              size="small"
              onClick={() => set('contributors', without(contributors, row.id))}
            >
              {t('result.form.remove.action')}
            </Button>
          </section>
        ))}
        {contributors.length < ACHIEVEMENT_LIMITS.contributors && (
          <Button
            icon="plus"
            onClick={() =>
              set('contributors', [
                ...contributors,
                { id: newRowId(), name: '', role: 'engineering', login: null },
              ])
            }
          >
            {t('achi.field.person.action')}
          </Button>
        )}
      </FieldsetGroup>
      <FieldsetGroup legend={t('achi.detail.ips.title')} id="ips">
        {errors['ips'] && <FieldError id="ips-error">{errors['ips']}</FieldError>}
        {ips.map((row, index) => (
          <section
            key={row.id}
            className={styles.row}
            aria-label={t('achi.field.ip.label', { n: index + 1 })}
          >
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
                  if (kind) set('ips', at(ips, row.id, { kind }));
                }}
              />
              <TextField
                id={`ips.${row.id}.number`}
                label={t('result.form.number.label')}
                required
                value={row.number || null}
                onChange={(number) => set('ips', at(ips, row.id, { number: number ?? '' }))}
              />
            </div>
            <TextField
              id={`ips.${row.id}.title`}
              label={t('result.form.name.label')}
              value={row.title || null}
              onChange={(title) => set('ips', at(ips, row.id, { title: title ?? '' }))}
            />
            <Button look="text" size="small" onClick={() => set('ips', without(ips, row.id))}>
              {t('result.form.remove.action')}
            </Button>
          </section>
        ))}
        {ips.length < ACHIEVEMENT_LIMITS.ips && (
          <Button
            icon="plus"
            onClick={() => set('ips', [...ips, { id: newRowId(), kind: 'invention', number: '', title: '' }])}
          >
            {t('achi.field.ip.action')}
          </Button>
        )}
      </FieldsetGroup>
    </>
  );
}
