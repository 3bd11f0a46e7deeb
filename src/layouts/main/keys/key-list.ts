import type { MessageId } from '@/i18n/message-id';

/** Every shortcut there is (req:ui-shortcuts), as the list under `?` shows them. None of them submits anything. */
export const KEY_LIST: readonly { keys: readonly string[]; does: MessageId }[] = [
  { keys: ['/'], does: 'shell.keys.search.label' },
  { keys: ['?'], does: 'shell.keys.list.label' },
  { keys: ['g', 'h'], does: 'shell.nav.home.label' },
  { keys: ['g', 'p'], does: 'shell.nav.myProjects.label' },
  { keys: ['g', 'd'], does: 'shell.nav.demand.label' },
  { keys: ['n'], does: 'shell.keys.create.label' },
  { keys: ['Ctrl / ⌘', 'Enter'], does: 'shell.keys.next.label' },
  { keys: ['Ctrl / ⌘', 'S'], does: 'shell.keys.save.label' },
];
