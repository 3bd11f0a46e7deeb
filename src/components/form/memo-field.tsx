import { type ComponentType, memo, useInsertionEffect, useRef, useState } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...given: unknown[]) => unknown;

const isHandler = (name: string): boolean => /^on[A-Z]/.test(name);

/**
 * Plain objects and arrays, such as lists of choices, are compared by content; React elements and instances of classes
 * only by identity.
 */
const isPlain = (value: unknown): value is Props =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (isPlain(a) && isPlain(b) && Array.isArray(a) === Array.isArray(b) && areSame(a, b));

function areSame(a: Props, b: Props): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}

/** Replaces the handlers among the props by functions that never change and call the latest ones. */
function useSteadyHandlers(props: Props): Props {
  const latest = useRef(props);
  // Runs before any effect of the field itself, which may call a handler.
  useInsertionEffect(() => {
    latest.current = props;
  });
  const [known] = useState(() => new Map<string, Handler>());
  const steady = (name: string): Handler => {
    const handler = known.get(name) ?? ((...given) => (latest.current[name] as Handler)(...given));
    known.set(name, handler);
    return handler;
  };
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      isHandler(name) && typeof value === 'function' ? steady(name) : value,
    ]),
  );
}

/**
 * A field that renders only when something that it shows has changed. A form renders at every key, but only the field
 * that is typed into has to. Functions that are not handlers (`on…`) count as shown.
 */
export function memoField<P extends object>(Field: ComponentType<P>): ComponentType<P> {
  const Memo = memo(Field as ComponentType<Props>, areSame);
  function MemoField(props: P) {
    return <Memo {...useSteadyHandlers(props as Props)} />;
  }
  MemoField.displayName = `MemoField(${Field.name})`;
  return MemoField;
}
