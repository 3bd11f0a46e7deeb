import { isSignedInAsOther, ownerOf } from './credential-owner';

const credentialOf = (sub: unknown): string => `h.${btoa(JSON.stringify({ sid: 's', sub }))}.s`;

it.each([
  [credentialOf('7'), 7],
  [null, null],
  ['', null],
  ['no.token', null],
  ['h.e30.s', null],
  [credentialOf({}), null],
])('%j is that of %j', (credential, owner) => {
  expect(ownerOf(credential)).toBe(owner);
});

it.each([
  ['the same person', '7', 7, false],
  ['somebody else', '8', 7, true],
  ['nobody known before', '8', null, false],
])('what %s has signed in for is told', (_, sub, userId, isOther) => {
  localStorage.setItem('xhr-user-info', credentialOf(sub));
  expect(isSignedInAsOther(userId)).toBe(isOther);
});
