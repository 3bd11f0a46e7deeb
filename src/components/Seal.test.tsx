import { render } from '@testing-library/react';
import { Seal } from './Seal';

test.each([
  ['a name that fits', '开创专项', null],
  ['a long one', '某省科技创新专项管理平台', '66'],
])('the name of a site stays within the rim: %s', (_, above, pressed) => {
  const { getByText } = render(<Seal label="系统回执章" word="已接收" above={above} />);

  expect(getByText(above).getAttribute('textLength')).toBe(pressed);
  expect(getByText('已接收')).not.toHaveAttribute('textLength');
});
