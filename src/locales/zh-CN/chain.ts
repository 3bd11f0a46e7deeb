/** Texts of the strip that joins demand, application, result, achievement and policy. */
export const chain = {
  'chain.strip.self.label': '关联内容',
  'chain.strip.here.label': '本页',
  'chain.strip.untitled.label': '未命名',
  'chain.kind.demand.label': '需求',
  'chain.kind.application.label': '申报',
  'chain.kind.result.label': '阶段成果',
  'chain.kind.achievement.label': '成果',
  'chain.kind.policy.label': '政策',
  'chain.apply.self.action': '据此申报',
  'chain.apply.demand.label': '本次申报回应需求《{title}》',
  'chain.apply.over.label': '所选的需求已不再征集，申报将不关联需求',
  'chain.apply.join.action': '关联到这份草稿',
  'chain.apply.remove.action': '取消关联需求',
  'chain.apply.keep.action': '返回',
  'chain.apply.remove.confirm': '取消后申报不再写明回应这项需求。确认不再关联？',
} as const;
