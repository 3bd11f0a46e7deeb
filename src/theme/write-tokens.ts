// Run with: node -r esbuild-register src/theme/write-tokens.ts && npx biome format --write src/theme
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from './css-variables';

writeFileSync(join(__dirname, 'tokens.css'), tokensCss());
