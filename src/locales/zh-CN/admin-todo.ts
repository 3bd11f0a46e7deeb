/** What waits in the admin area, by the screen where it is done. */
export const adminTodo = {
  'admin.todo.applications.label': '待处理申报',
  'admin.todo.projectChanges.label': '待决定的项目变更',
  'admin.todo.reviews.label': '待完成评审',
  'admin.todo.certifications.label': '待审核认证',
  'admin.todo.units.label': '待审核单位注册',
  'admin.todo.changes.label': '待审核单位信息变更',
  'admin.todo.unattended.label': '无管理员的单位',
  'admin.todo.demands.label': '待审核需求',
  'admin.todo.achievements.label': '待审核成果',
  'admin.todo.schools.label': '待审核学校与院系',
  'admin.todo.count.label': '{n} 件',
};
