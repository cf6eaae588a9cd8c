import { defineConfig, devices } from '@playwright/test'
import { chromium } from './test/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'journeys', testIgnore: 'slow/**' },
    { name: 'slow', testMatch: 'slow/**/*.spec.ts' },
  ],
  // Limits end hopeless waits; no journey measures time by them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // Each test has the diary begin anew, so any worker may take any of them.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  outputDir: 'test-results',
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: chromium,
    screenshot: 'only-on-failure',
    // Staged failures of the network are not to depend on it; the journey that needs it lets it in.
    serviceWorkers: 'block',
  },
})
