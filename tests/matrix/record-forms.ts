import type { FilePurpose } from '@contract/attachment';
import type { Fields } from '@contract/rules/draft-fields';
import { flattenRecord } from '@contract/rules/record-fields';
import { aReadyFile } from '@tests/support/anApplicant';
import { RECORD_KINDS } from '@tests/support/draft-records';
import { editsOf } from '@tests/support/matrix/matrix-edits';
import {
  FIGURE,
  FILE,
  fieldsOfForm,
  PICTURE,
  planOf,
  RECORD_PLANS,
  type RecordForm,
} from '@tests/support/matrix/matrix-wholes';
import type { TestService } from '@tests/support/service';
import { type MatrixForm, readAs } from './matrix-form';

interface Place {
  name: string;
  /** Key of the record in `RECORD_KINDS`. */
  record: string;
  from: string;
  path: (id: number) => string;
  purpose: FilePurpose;
}

const RESULTS = '/innovation/result?scope=mine';
/** Where each form of a single record is found; a form without an entry does not compile. */
const PLACES: Readonly<Record<RecordForm, Place>> = {
  demand: {
    name: '需求',
    record: 'demand',
    from: '/user/demand',
    purpose: 'demand',
    path: (id) => `/user/demand/${id}`,
  },
  achievement: {
    name: '成果',
    record: 'achievement',
    from: '/achi/mine',
    purpose: 'achievement',
    path: (id) => `/achi/mine/detail/${id}`,
  },
  stageOne: {
    name: '阶段一',
    record: 'result_one',
    from: RESULTS,
    purpose: 'application',
    path: (id) => `/innovation/result/${id}?milestone=one`,
  },
  stageTwo: {
    name: '阶段二',
    record: 'result_two',
    from: RESULTS,
    purpose: 'application',
    path: (id) => `/innovation/result/${id}?milestone=two`,
  },
  score: {
    name: '评分',
    record: 'review',
    from: '/admin/reviews',
    purpose: 'application',
    path: (id) => `/admin/reviews/${id}`,
  },
  content: {
    name: '内容',
    record: 'content',
    from: '/admin/contents',
    purpose: 'content',
    path: (id) => `/admin/contents/${id}`,
  },
  course: {
    name: '课程',
    record: 'space',
    from: '/learning/mine',
    purpose: 'application',
    path: (id) => `/learning/courses/${id}/edit`,
  },
};

type Bag = Record<string, unknown>;
/** The fields of the form, including unreadable texts, from the answer to reading the record. */
const formIn = (form: RecordForm, data: Bag): Fields => {
  const { shape } = planOf(form);
  const { within = [] } = RECORD_KINDS.find(({ record }) => record === PLACES[form].record) ?? {};
  const inner = form === 'score' ? { ...(data['scores'] as Bag), comment: data['comment'] } : data;
  const record = within.reduce<Bag>((at, name) => at[name] as Bag, inner);
  return { ...flattenRecord(shape, record), ...(data['typed'] as Fields | undefined) };
};

/** A whole record with existing files, and with the rows that the record itself already has. */
const wholeOf = async (service: TestService, form: RecordForm, login: string, data: Bag): Promise<Fields> => {
  const { shape, whole } = planOf(form);
  const { purpose } = PLACES[form];
  const paper = await aReadyFile(service, login, '承诺书.pdf', purpose);
  const figure = await aReadyFile(service, login, '路线图.pdf', purpose);
  const picture = await aReadyFile(service, login, '控制柜.jpg', 'picture');
  const targets = (data['targets'] ?? []) as { id: string }[];
  const text = JSON.stringify(whole)
    .replaceAll(FILE, paper)
    .replaceAll(FIGURE, figure)
    .replaceAll(PICTURE, picture);
  const ready = JSON.parse(text) as Bag;
  const { indicators = [] } = ready as { indicators?: Bag[] };
  const promised = targets.map(({ id }) => ({ ...indicators[0], id }));
  return flattenRecord(shape, { ...ready, ...(targets.length > 0 ? { indicators: promised } : {}) });
};

const formOf = (form: RecordForm): MatrixForm => {
  const { name, record, from, path } = PLACES[form];
  const kind = RECORD_KINDS.find((each) => each.record === record);
  if (!kind) throw new Error(`Nobody opens a ${record}`);
  const { owner: login, open } = kind;
  return {
    name,
    login,
    from,
    hasNext: false,
    prepare: async (service) => {
      const { url, readUrl, ref } = await open(service);
      const { headers } = await service.signIn(login);
      const answer = async (): Promise<Bag> => {
        const body = await readAs(service, login, readUrl);
        // The /api family puts no envelope around the data.
        return (body['data'] ?? body) as Bag;
      };
      const data = await answer();
      const before = formIn(form, data);
      const whole = await wholeOf(service, form, login, data);
      const changes = Object.entries(whole).map(([at, value]) => ({
        path: at,
        base: before[at] ?? null,
        value,
      }));
      const { status, body } = await service.call('PATCH', url, { headers, body: { changes } });
      if (status !== 200) throw new Error(`${name} is not filled in: ${JSON.stringify(body)}`);
      const [target] = (data['targets'] ?? []) as { id: string }[];
      return {
        path: path(ref),
        fields: fieldsOfForm(planOf(form))
          .map(({ path: at, kind: of }) => ({
            path: target ? at.replace('indicators.row1', `indicators.${target.id}`) : at,
            kind: of,
          }))
          .filter((field) => editsOf(field).length > 0),
        read: async () => formIn(form, await answer()),
      };
    },
  };
};

export const RECORD_FORMS: MatrixForm[] = (Object.keys(RECORD_PLANS) as RecordForm[]).map(formOf);
