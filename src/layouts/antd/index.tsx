import { Outlet } from '@umijs/max';
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

/** All notices of the app. It comes with the first page that uses antd, so that it is there when the network is gone. */
export function NoticeStack(props: Props) {
  return (
    <AntdRoot>
      <Stack {...props} />
    </AntdRoot>
  );
}

/** Around every page that uses antd; pages outside it do not load antd at all. */
export default function AntdLayout() {
  return (
    <AntdRoot>
      <Outlet />
    </AntdRoot>
  );
}
