import { useLocation, useNavigate } from '@umijs/max';
import { useState } from 'react';
import { LazyPart } from '@/components/LazyPart';
import { useShortcut } from '@/hooks/useShortcut';
import { isKnownRoute } from '@/utils/known-routes';

const loadKeyDialog = () => import('./KeyDialog');

const NEW_APPLICATION = '/innovation/myProjects/new';
/** What 新建 creates, by area; elsewhere an application. */
const NEW_HERE: readonly [area: string, path: string][] = [
  ['/demand', '/demand/new'],
  ['/user/demand', '/user/demand/new'],
];

const newPathAt = (pathname: string): string => {
  const path = NEW_HERE.find(([area]) => pathname === area || pathname.startsWith(`${area}/`))?.[1];
  return path && isKnownRoute(path) ? path : NEW_APPLICATION;
};

/** The keys that work on every page, and the list of all of them. */
export function Shortcuts() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  useShortcut('g h', () => navigate('/'));
  useShortcut('g p', () => navigate('/innovation/myProjects'));
  useShortcut('g d', () => navigate('/demand'));
  useShortcut('n', () => navigate(newPathAt(pathname)));
  return isOpen && <LazyPart load={loadKeyDialog} given={{ onClose: () => setOpen(false) }} />;
}
