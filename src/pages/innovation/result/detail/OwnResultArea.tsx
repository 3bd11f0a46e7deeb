import { AntdRoot } from '@/components/antd/AntdRoot';
import { OwnResult, type OwnResultProps } from './OwnResult';

/** The own result with the antd fields it is written in. */
export default function OwnResultArea(props: OwnResultProps) {
  return (
    <AntdRoot>
      <OwnResult {...props} />
    </AntdRoot>
  );
}
