import { officePreview } from './office-preview';

afterEach(() => {
  window.ENV = undefined;
  window.ENV_HOSTS = undefined;
});

it('leads to one of the office servers, the same for the same file', () => {
  window.ENV = 'test';
  const addresses = ['/a.docx', '/b.docx', '/a.docx'].map((url) => officePreview(url, '附件.DOCX'));

  expect(addresses[0]).toBe(
    `https://office${addresses[0]?.charAt(14)}.test.example.com/op/view.aspx?src=http%3A%2F%2Flocalhost%2Fa.docx`,
  );
  expect(addresses[2]).toBe(addresses[0]);
  expect(new Set(addresses).size).toBe(2);
});

it('is none for other files, and where there is no such server', () => {
  window.ENV = 'test';
  expect(officePreview('/a.pdf', 'a.pdf')).toBeNull();

  window.ENV = 'dev';
  expect(officePreview('/a.docx', 'a.docx')).toBeNull();
});
