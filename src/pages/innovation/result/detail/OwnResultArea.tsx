import { AntdRoot } from '@/components/antd/AntdRoot';
import { OwnResult, type OwnResultProps } from './OwnResult';

/** The reader's own result with its antd fields. */
export default function OwnResultArea(props: OwnResultProps) {
  return (
    <AntdRoot>
      <OwnResult {...props} />
    </AntdRoot>
  );
}
