import { CloseCircleFilled } from '@ant-design/icons';
import { render, screen } from '@testing-library/react';
import { Select } from 'antd';

it('signs of the component library say nothing, least of all in English', () => {
  render(<Select aria-label="状态" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(document.querySelector('.anticon')).toHaveAttribute('aria-hidden', 'true');
});

it('a sign that is given a name bears it', () => {
  render(<CloseCircleFilled aria-label="清除" />);
  expect(screen.getByRole('img', { name: '清除' })).toBeInTheDocument();
});
