import { screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { ErrorState } from './ErrorState';

test('a block that failed says why, and leaves the headings to its page', () => {
  renderKit(<ErrorState reason="服务暂时不可用" />);

  expect(screen.getByRole('alert')).toHaveTextContent('服务暂时不可用');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a page that failed still bears its heading', () => {
  renderKit(<ErrorState page="需求详情" reason="服务暂时不可用" />);

  expect(screen.getByRole('heading', { level: 1, name: '需求详情' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('服务暂时不可用');
});
