import { useAccess } from '@umijs/max';
import { useState } from 'react';
import InnovationLayout from '@/layouts/innovation';
import UserLayout from '@/layouts/user';

/**
 * One result: in the user area for who is signed in, in the innovation area for everybody else. What it was on arrival
 * it stays: a session that ends must not unmount what somebody is writing.
 */
export default function ResultLayout() {
  const { signedIn } = useAccess();
  const [isOwnArea] = useState(signedIn);
  return isOwnArea ? <UserLayout /> : <InnovationLayout />;
}
