import { useAccess } from '@umijs/max';
import { useState } from 'react';
import InnovationLayout from '@/layouts/innovation';
import UserLayout from '@/layouts/user';

/**
 * Layout of a single result: the user area for signed-in people, the innovation area for everybody else. It does not
 * change after the first render: a session that ends must not unmount what somebody is writing.
 */
export default function ResultLayout() {
  const { signedIn } = useAccess();
  const [isOwnArea] = useState(signedIn);
  return isOwnArea ? <UserLayout /> : <InnovationLayout />;
}
