import type { PersonRegistration, RegisterMenu } from '@/services/registration';

/** The versions that stood on the page when they were agreed to. */
export function agreedVersions({ agreements }: RegisterMenu): PersonRegistration['agreed'] {
  const versionOf = (wanted: string): string => agreements.find(({ kind }) => kind === wanted)?.version ?? '';
  return { service: versionOf('service'), privacy: versionOf('privacy') };
}
