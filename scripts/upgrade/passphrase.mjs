/** Opens the backups of tests/fixtures/upgrades. They hold demo data only, so it is no secret. */
export const FIXTURE_PASSPHRASE = 'demo-data-of-an-earlier-version';
