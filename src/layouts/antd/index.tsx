import { Outlet } from '@umijs/max';
import { useEffect } from 'react';
import { AntdRoot } from '@/components/antd/AntdRoot';
import { registerNotices } from '@/utils/notices';
import { useAntdNotices } from './useAntdNotices';

/** While such a page is open its own stack shows all notices, so that there are never two. */
function Page() {
  const notices = useAntdNotices();
  useEffect(() => registerNotices(() => Promise.resolve(notices)), [notices]);
  return <Outlet />;
}

/** Around every page that uses antd; pages outside it do not load antd at all. */
export default function AntdLayout() {
  return (
    <AntdRoot>
      <Page />
    </AntdRoot>
  );
}
