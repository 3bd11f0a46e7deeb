import { useEffect } from 'react';
import { AntdRoot } from '@/components/antd/AntdRoot';
import type { Notices } from '@/utils/notices';
import { useAntdNotices } from './useAntdNotices';

interface Props {
  onReady: (notices: Notices) => void;
}

function Stack({ onReady }: Props) {
  const notices = useAntdNotices();
  useEffect(() => onReady(notices), [notices, onReady]);
  return null;
}

/** The notices of pages that use no antd themselves. */
export default function NoticeStack(props: Props) {
  return (
    <AntdRoot>
      <Stack {...props} />
    </AntdRoot>
  );
}
