import { defineConfig, devices } from '@playwright/test'
import { chromium } from './test/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'journeys', testIgnore: 'slow/**' },
    { name: 'slow', testMatch: 'slow/**/*.spec.ts' },
  ],
  // The limits only end hopeless waits; no journey measures time with them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // Each test resets the diary, so any worker may run any test.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  outputDir: 'test-results',
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: chromium,
    screenshot: 'only-on-failure',
    // A service worker would hide simulated network failures; the journey that needs one allows it.
    serviceWorkers: 'block',
  },
})
