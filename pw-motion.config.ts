import { defineConfig, devices } from '@playwright/test';
export default defineConfig({ testDir: '/work/wt/motion/e2e', outputDir: '/tmp/motion/pwout', workers: 2, reporter: [['list']], timeout: 40000, expect:{timeout:8000},
 use: { ...devices['Desktop Chrome'], baseURL: 'http://127.0.0.1:8431', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] } } });
