import * as dynamicCss from '@rc-component/util/es/Dom/dynamicCSS';

/**
 * Replaces the module with which antd writes its styles into the page. jsdom matches every rule with every element that
 * a role query or a click examines, and antd has thousands of rules that no test reads. Only declarations that decide
 * whether something is visible or clickable are kept.
 */
const DECIDES = /(?:display:none|visibility:[a-z]+|pointer-events:[a-z]+)(?:!important)?/g;
const AT_RULE = /@[^{};]+(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

const filtered = new Map<string, string>();
let everyRule = false;

/** For a test that reads the rules themselves. */
export function keepEveryRule(): void {
  everyRule = true;
}

function decidingRules(css: string): string {
  const rules = css.replace(AT_RULE, '').matchAll(RULE);
  return Array.from(rules, ([, selector, body = '']) => {
    const kept = body.match(DECIDES);
    return kept ? `${selector}{${kept.join(';')}}` : '';
  }).join('');
}

function kept(css: string): string {
  if (everyRule) return css;
  const known = filtered.get(css) ?? decidingRules(css);
  filtered.set(css, known);
  return known;
}

type Update = typeof dynamicCss.updateCSS;

export const updateCSS: Update = (css, key, options) => dynamicCss.updateCSS(kept(css), key, options);
export const { clearContainerCache, injectCSS, removeCSS } = dynamicCss;
