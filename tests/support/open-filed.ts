import { aFiledApplication } from './an-application';
import { renderApp } from './renderApp';
import { aPerson, ok, okRows, signedInService } from './signedInService';

const REASONS = [{ value: 'basis', label: '依据不足' }].map(({ value, label }, dictSort) => ({
  dictCode: dictSort + 1,
  dictSort,
  dictLabel: label,
  dictValue: value,
  dictType: 'kczx_remark_reason',
  parentValue: null,
  isDefault: 'N',
  status: '0',
}));
/** Answers for the unit's auditor: the reasons for a return, and the people notified of one. */
export const asAuditor = {
  'GET /prod-api/system/user/getInfo': {
    body: {
      success: true,
      code: 200,
      msg: '',
      user: aPerson({ userId: 12, nickName: '许映川' }),
      roles: ['unit_admin'],
      permissions: ['cms:apply:audit'],
    },
  },
  'GET /prod-api/system/dict/data/batch_types/{types}': ok({ kczx_remark_reason: REASONS }),
  'GET /prod-api/cms/apply/{id}/told': ok({ next: [{ name: '沈知遥' }], past: [] }),
};
export const audited = () =>
  aFiledApplication({ status: 'unit_review', actions: ['report', 'return'], version: 5 });
/** Opens a filed application at one of its addresses. */
export const openFiled = async (address: string, answers: Parameters<typeof signedInService>[0] = {}) => {
  const service = signedInService({
    'GET /prod-api/cms/apply/{id}': ok(aFiledApplication()),
    'GET /prod-api/cms/apply/myList': okRows([], { counts: { all: 0, todo: 0, active: 0, ended: 0 } }),
    'GET /prod-api/cms/apply/{id}/remarks': okRows([]),
    'GET /prod-api/cms/apply/{id}/events': okRows([]),
    'GET /prod-api/cms/apply/{id}/pace': ok({
      status: 'submitted',
      basis: 'period',
      medianDays: 2.4,
      mostDays: 6,
      count: 57,
      queue: 'middle',
    }),
    ...answers,
  });
  renderApp(address);
  return { service };
};
