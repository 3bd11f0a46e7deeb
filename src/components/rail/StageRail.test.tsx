import { screen, within } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { railPosition } from './rail-position';
import { StageRail } from './StageRail';

const ticks = () => within(screen.getByRole('list', { name: '进度标尺' })).getAllByRole('listitem');
const current = () => ticks().filter((tick) => tick.getAttribute('aria-current') === 'step');

test('the rail is an ordered list of the eight stages, in their order', () => {
  renderKit(<StageRail stage="apply" state="current" />);
  expect(screen.getByRole('list', { name: '进度标尺' }).tagName).toBe('OL');
  expect(ticks().map((tick) => tick.textContent?.replace(/已完成|当前|未开始/, ''))).toEqual([
    '申报',
    '单位审核',
    '形式审查',
    '专家评审',
    '公示',
    '立项',
    '阶段成果',
    '结题',
  ]);
});

test('exactly one stage is the current step, and the words say what is behind and ahead', () => {
  renderKit(<StageRail stage="formal_check" state="current" />);
  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveTextContent('形式审查当前');
  expect(ticks()[1]).toHaveTextContent('单位审核已完成');
  expect(ticks()[3]).toHaveTextContent('专家评审未开始');
});

test('a returned application says so where it was returned, not only by colour', () => {
  renderKit(<StageRail {...railPosition('returned', 'unit_review')} />);
  expect(current()[0]).toHaveTextContent('单位审核已退回');
});

test('a project that ended early is marked as stopped, a closed one as done', () => {
  const { unmount } = renderKit(<StageRail {...railPosition('not_funded')} />);
  expect(current()[0]).toHaveTextContent('专家评审已停止');
  unmount();
  renderKit(<StageRail {...railPosition('closed')} />);
  expect(current()[0]).toHaveTextContent('结题已完成');
});

test('an application that was taken back stands where a draft stands: it can be filed again', () => {
  expect(railPosition('withdrawn')).toEqual(railPosition('draft'));
});

test('dates and owners stand with their stage, and the needle with the current one only', () => {
  renderKit(
    <StageRail
      stage="apply"
      state="current"
      today={0.45}
      facts={{ apply: { date: '09-01 ～ 09-30', who: '申请人' }, closed: { date: '2028-01' } }}
    />,
  );
  expect(ticks()[0]).toHaveTextContent('申报当前09-01 ～ 09-30申请人今天');
  expect(screen.getAllByText('今天')).toHaveLength(1);
  expect(ticks()[7]).toHaveTextContent('2028-01');
});

test('a screen reader is not told that a stage was returned today', () => {
  renderKit(
    <StageRail
      stage="formal_check"
      state="stopped"
      today={0.5}
      facts={{ formal_check: { date: '11-25' } }}
    />,
  );
  expect(screen.getByText('今天').closest('[aria-hidden="true"]')).toBeVisible();
});

test('a share outside the ruler is held at its end', () => {
  renderKit(<StageRail stage="apply" state="current" today={7} />);
  expect(screen.getByText('今天').parentElement).toHaveStyle({ '--at': '100%' });
});
