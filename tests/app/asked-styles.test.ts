const page = (html: string): Element => {
  document.body.innerHTML = html;
  return document.querySelector('[data-asked]') as Element;
};

// What jsdom's own cascade returns for elements that role queries and clicks examine.
it.each([
  ['<p data-asked></p>', { display: 'block', visibility: 'visible', pointerEvents: 'auto' }],
  ['<b data-asked></b>', { display: '', visibility: 'visible', pointerEvents: 'auto' }],
  ['<p hidden data-asked></p>', { display: 'none' }],
  ['<input type="hidden" data-asked>', { display: 'none' }],
  ['<p style="display: inline" data-asked></p>', { display: 'inline' }],
  ['<style>.a { display: none }</style><p class="a" data-asked></p>', { display: 'none' }],
  [
    '<style>.a { display: none } p { display: flex }</style><p class="a" data-asked></p>',
    { display: 'flex' },
  ],
  ['<style>@media screen { p { display: none } }</style><p data-asked></p>', { display: 'none' }],
  ['<style>@media print { p { display: none } }</style><p data-asked></p>', { display: 'block' }],
  ['<div style="visibility: hidden"><p data-asked></p></div>', { visibility: 'hidden' }],
  [
    '<div style="visibility: hidden"><p style="visibility: visible" data-asked></p></div>',
    { visibility: 'visible' },
  ],
  ['<div style="pointer-events: none"><p data-asked></p></div>', { pointerEvents: 'none' }],
  ['<div style="display: none"><p data-asked></p></div>', { display: 'block' }],
  ['<p style="color: red; width: 3px" data-asked></p>', { width: '3px', color: 'rgb(255, 0, 0)' }],
])('%s is %o', (html, wanted) => {
  const style = getComputedStyle(page(html));
  const found = Object.keys(wanted).map((name) => [name, style[name as keyof typeof wanted]]);
  expect(Object.fromEntries(found)).toEqual(wanted);
});

it('follows what changes: the element, those around it, and the rules', () => {
  const element = page('<div><p data-asked></p></div>');
  const shown = () => [
    getComputedStyle(element).display,
    getComputedStyle(element).getPropertyValue('visibility'),
  ];
  expect(shown()).toEqual(['block', 'visible']);

  element.setAttribute('hidden', '');
  element.parentElement?.setAttribute('style', 'visibility: hidden');
  expect(shown()).toEqual(['none', 'hidden']);

  element.removeAttribute('hidden');
  const sheet = document.createElement('style');
  sheet.textContent = 'p { visibility: visible }';
  document.head.append(sheet);
  expect(shown()).toEqual(['block', 'visible']);
  sheet.sheet?.insertRule('p { display: none }', 1);
  document.body.append(document.createElement('i'));
  expect(shown()).toEqual(['none', 'visible']);
  sheet.remove();
  expect(shown()).toEqual(['block', 'hidden']);
});
