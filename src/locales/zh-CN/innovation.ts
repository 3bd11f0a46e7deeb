/** 专项首页, and the dates of the stage rail. */
export const innovation = {
  'innovation.rail.before.label': '{date} 前',
  'innovation.rail.from.label': '{date} 起',
  'innovation.rail.around.label': '{date} 前后',
  'innovation.rail.submitted.label': '{date} 提交',
  'innovation.rail.both.label': '{first}、{second}',
} as const;
