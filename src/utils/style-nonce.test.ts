import { nonceStyleElements } from './style-nonce';

const { createElement } = document;
afterEach(() => {
  document.createElement = createElement;
  document.head.innerHTML = '';
});

it('gives the nonce of the page to every style element made by script, and to nothing else', () => {
  document.head.innerHTML = '<meta name="style-nonce" content="n-1">';
  nonceStyleElements();
  expect(document.createElement('style').nonce).toBe('n-1');
  expect(document.createElement('script').nonce).not.toBe('n-1');
});

it('changes nothing where the service sends no nonce', () => {
  nonceStyleElements();
  expect(document.createElement).toBe(createElement);
});
