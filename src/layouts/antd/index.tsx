import { Outlet } from '@umijs/max';
import { useEffect, useState } from 'react';
import { AntdRoot } from '@/components/antd/AntdRoot';
import type { Notices } from '@/utils/notices';
import styles from './index.module.css';
import { raise, returnFocus } from './notice-focus';
import { UpdateHost } from './UpdateHost';
import { useAntdNotices } from './useAntdNotices';

interface Props {
  onReady: (notices: Notices) => void;
}

function Stack({ onReady, place }: Props & { place: HTMLElement }) {
  const [lift] = useState(() => () => raise(place));
  const notices = useAntdNotices(lift);
  useEffect(() => onReady(notices), [notices, onReady]);
  useEffect(() => returnFocus(place), [place]);
  return null;
}

/** All notices of the app. Part of the first page that uses antd, so that it is loaded before the network can fail. */
export function NoticeStack(props: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setPlace} popover="manual" className={styles.top} />
      {place && (
        <AntdRoot noticesIn={() => place}>
          <Stack {...props} place={place} />
        </AntdRoot>
      )}
    </>
  );
}

/** Around every page that uses antd; pages outside it do not load antd at all. */
export default function AntdLayout() {
  return (
    <AntdRoot>
      <UpdateHost />
      <Outlet />
    </AntdRoot>
  );
}
