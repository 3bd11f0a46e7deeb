import { wordTable } from '@contract/word';

/** What the service says about the conditions of applying, before a draft is made. */
export const ELIGIBILITY_WORDS = wordTable('eligibility', {
  period: '批次在开放期内',
  category: '类别属于本批次',
  realName: '负责人实名认证',
  unit: '所在单位',
  onePerPeriod: '限项',
  notYet: '开放后再来申报',
  closed: '批次已于 {at} 截止',
  otherPeriod: '可申报其他开放的批次',
  closes: '申报截止 {at}',
  noCategory: '尚未选择类别，本批次有：{names}',
  chooseCategory: '在表单第一项选择类别',
  categories: '可选：{names}',
  certified: '{name}已完成实名认证',
  certify: '在认证中心完成实名认证',
  noUnit: '尚未加入单位',
  joinUnit: '在账号设置中加入所在单位，由其审核和盖章',
  room: '本批次每位负责人最多申报 {max} 项',
  untitled: '未命名项目',
  continueDraft: '继续填写已有的草稿',
  seeApplication: '查看已有的申报',
});
