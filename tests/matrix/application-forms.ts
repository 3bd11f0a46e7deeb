import type { Application } from '@contract/apply';
import { type Fields, flatten } from '@contract/rules/draft-fields';
import { FIELD_KINDS, type FieldKind } from '@contract/rules/field-kinds';
import { fieldsOf as fieldsOfRecord } from '@contract/rules/typed-fields';
import { anApplicant, aReadyFile, clearApplications } from '@tests/support/anApplicant';
import { editsOf, type MatrixField } from '@tests/support/matrix/matrix-edits';
import type { TestService } from '@tests/support/service';
import { type MatrixForm, readAs } from './matrix-form';

const LOGIN = 'gumingqian';
const LIST = '/innovation/myProjects';
const STEPS = ['base', 'unit', 'team', 'members', 'plan', 'target', 'budget', 'files'] as const;
type StepName = (typeof STEPS)[number];
const PARTNERS = 'unit.partners';

/** A draft with a value in every field. */
const aWholeDraft = async (service: TestService): Promise<Application> => {
  await clearApplications(service);
  const applicant = await anApplicant(service, LOGIN);
  const { id, sections } = await applicant.completeDraft();
  const before = flatten(sections);
  const member = (before['team.members'] as string[])[0];
  const partner = async (row: string): Promise<Fields> => ({
    [`${PARTNERS}.${row}.name`]: `云泽大学${row}`,
    [`${PARTNERS}.${row}.uscc`]: '91350100M000100Y43',
    [`${PARTNERS}.${row}.task`]: '模型研究',
    [`${PARTNERS}.${row}.fund`]: 10_000_000,
    [`${PARTNERS}.${row}.agreement`]: await aReadyFile(service, LOGIN, '协议.pdf'),
  });
  const wanted: Fields = {
    [PARTNERS]: ['part1', 'part2'],
    ...(await partner('part1')),
    ...(await partner('part2')),
    'plan.routeFigure': await aReadyFile(service, LOGIN, '路线图.jpg'),
    'plan.risk': '风险与对策',
    // A masked number can only be replaced as a whole, not edited, so it starts empty.
    [`team.members.${member}.idNumber`]: null,
    [`team.members.${member}.phone`]: '13800000003',
  };
  const changes = Object.entries(wanted).map(([path, value]) => ({
    path,
    base: before[path] ?? null,
    value,
  }));
  await applicant.patch(id, changes, { resolve: Object.keys(wanted) });
  return (await applicant.read(id)).body.data;
};

const stepOf = (pattern: string): StepName =>
  pattern.startsWith('team.members.*') ? 'members' : (pattern.split('.')[0] as StepName);
const fieldsIn = (step: StepName, draft: Application): MatrixField[] => {
  const fields = flatten(draft.sections);
  return (
    Object.entries(FIELD_KINDS)
      .filter(([pattern]) => stepOf(pattern) === step)
      .map(([pattern, kind]: [string, FieldKind]) => {
        const [list = '', column] = pattern.split('.*.');
        const rows = fields[list];
        const row = Array.isArray(rows) ? rows[0] : undefined;
        return { path: column === undefined ? list : `${list}.${row}.${column}`, kind };
      })
      // Rows of the checklist come by uploading and go one by one: their files are here.
      .filter((field) => editsOf(field).length > 0 && field.path !== 'files.attachments')
  );
};

const formOf = (step: StepName): MatrixForm => ({
  name: `申报 ${step}`,
  login: LOGIN,
  from: LIST,
  hasNext: step !== 'members',
  prepare: async (service) => {
    const draft = await aWholeDraft(service);
    const { id, sections } = draft;
    const member = sections.team.members[0]?.id;
    const [name, hash] = step === 'members' ? ['team', `#team.members.${member}.name`] : [step, ''];
    return {
      path: `${LIST}/${id}?step=${name}${hash}`,
      fields: fieldsIn(step, draft),
      read: async () => {
        const { data } = await readAs(service, LOGIN, `/prod-api/cms/apply/${id}`);
        return fieldsOfRecord(data as Application);
      },
      printed: { path: `${LIST}/${id}?step=check`, heading: '核对并提交' },
    };
  },
});

/** The eight steps of an application; team members are edited in a drawer. */
export const APPLICATION_FORMS: MatrixForm[] = STEPS.map(formOf);
