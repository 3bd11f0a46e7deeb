/** What the head of the page takes from the site setting (req:spec-site-head). */
export interface SiteHead {
  name: string;
  tabLogoUrl: string | null;
  isMainSite: boolean;
}

const element = <K extends 'link' | 'meta'>(
  tag: K,
  attribute: string,
  value: string,
): HTMLElementTagNameMap[K] => {
  const found = document.head.querySelector<HTMLElementTagNameMap[K]>(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
};

/**
 * The favicon is the site's tab logo or the one in the HTML; a site other than the main one has its own name in the
 * head.
 */
export function applySiteHead({ name, tabLogoUrl, isMainSite }: SiteHead): void {
  const icon = element('link', 'rel', 'icon');
  icon.dataset['own'] ??= icon.getAttribute('href') ?? '';
  const wanted = tabLogoUrl ?? icon.dataset['own'];
  if (icon.getAttribute('href') !== wanted) {
    icon.removeAttribute('type');
    icon.href = wanted;
  }
  if (isMainSite) return;
  element('meta', 'name', 'keywords').content = name;
  document.head.querySelector('meta[name="description"]')?.remove();
}
