import { Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { Closed, Id, Nullable, Text } from './schema';

/** Dictionary item in RuoYi form (req:calls-dictionary). */
const DictItem = Closed({
  dictCode: Id,
  dictSort: Type.Integer(),
  dictLabel: Text(100),
  dictValue: Text(100),
  dictType: Text(100),
  /** Value of the parent item, for cascades. */
  parentValue: Nullable(Text(100)),
  isDefault: Type.Enum(['Y', 'N']),
  status: Type.Enum(['0', '1']),
});

export const systemCalls = endpointTable({
  'GET /prod-api/system/dict/data/batch_types/{types}': {
    summary: '一次取多个字典，类型以逗号分隔',
    access: 'public',
    lastGood: true,
    params: Closed({
      types: Type.String({
        minLength: 1,
        maxLength: 400,
        pattern: '^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*){0,19}$',
      }),
    }),
    reply: data(Type.Record(Type.String(), Type.Array(DictItem))),
    assumed: '返回以类型为键的对象',
  },
  'GET /prod-api/system/dept/search/{keyword}': {
    summary: '按名称、拼音首字母或信用代码查单位，至多 20 条',
    access: 'signedIn',
    params: Closed({ keyword: Type.String({ minLength: 1, maxLength: 60 }) }),
    reply: data(
      Type.Array(
        Closed({
          deptId: Id,
          deptName: Text(120),
          /** The former name or code by which it was found; null where it was found by the current one. */
          former: Nullable(Text(120)),
          uscc: Nullable(Text(18)),
          parentName: Nullable(Text(120)),
          /** The unit has an administrator who can answer an application to join. */
          attended: Type.Boolean(),
        }),
      ),
    ),
    assumed: true,
  },
});
