import { defineConfig } from '@umijs/max';

export default defineConfig({
  plugins: ['./plugins/allow-umi-beside-max.ts'],
  npmClient: 'npm',
  mfsu: false,
  routes: [{ path: '/', component: '@/pages/home' }],
});
