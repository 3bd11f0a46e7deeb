type Hook = () => void | Promise<void>;

const hooks = new Set<Hook>();

/** What a person leaves in the browser (drafts, caches) is erased when they sign out, not when a session expires. */
export function onSignOut(hook: Hook): () => void {
  hooks.add(hook);
  return () => {
    hooks.delete(hook);
  };
}

/** One failing hook must not keep the others from erasing. */
export async function runSignOutHooks(): Promise<void> {
  const results = await Promise.allSettled([...hooks].map(async (hook) => hook()));
  for (const result of results) {
    if (result.status === 'rejected') console.error('Something was not erased at sign-out.', result.reason);
  }
}
