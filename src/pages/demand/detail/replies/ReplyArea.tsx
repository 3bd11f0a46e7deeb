import { AntdRoot } from '@/components/antd/AntdRoot';
import { ReplySection, type ReplySectionProps } from './ReplySection';

/** The conversations with the antd fields they are written in. */
export default function ReplyArea(props: ReplySectionProps) {
  return (
    <AntdRoot>
      <ReplySection {...props} />
    </AntdRoot>
  );
}
