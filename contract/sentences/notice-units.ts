/** What people are told about units and schools: theirs, and those they asked for. */
export const NOTICE_UNIT_SENTENCES = {
  'notice.unit.registered': '{unit}已通过注册审核',
  'notice.unit.registered_next': '现在可以审核本单位的申报',
  'notice.unit.refused': '{unit}的注册未通过审核',
  'notice.unit.joined': '已加入{unit}',
  'notice.unit.not_joined': '{unit}驳回了加入申请',
  'notice.unit.asked': '{name}申请加入{unit}',
  'notice.unit.left': '{name}已退出{unit}',
  'notice.unit.removed': '{unit}已将您移出',
  'notice.unit.appointed': '管理方已指定您为{unit}的管理员',
  'notice.unit.attended': '{unit}已有管理员，您等待的申请或申报将由其办理',
  'notice.unit.filed': '申报“{title}”',
  'notice.unit.handed_over': '{name}已将{unit}的管理权限移交给您',
  'notice.unit.renamed': '{name}已更名为{unit}',
  'notice.unit.changed': '{unit}的登记信息已变更',
  'notice.unit.carried':
    '草稿中与原登记一致的内容已自动更新，以后提交的以新的登记信息为准；已经提交的申报、作出的决定和通知书仍是当时的内容',
  'notice.unit.change_agreed': '{unit}的信息变更已通过',
  'notice.unit.change_refused': '{unit}的信息变更未通过',
  'notice.school.approve': '“{name}”的新增申请已通过',
  'notice.school.merge': '“{name}”的新增申请已合并到现有条目',
  'notice.school.reject': '“{name}”的新增申请未通过',
} as const;
