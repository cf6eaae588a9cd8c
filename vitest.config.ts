import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from './test/chromium.ts'
import { domCommands } from './test/dom/commands.ts'
import { diaryApi } from './test/dom/diary-api.ts'

const api = ['src/**/*.api.test.ts', 'test/**/*.api.test.ts']
const storage = ['src/**/*.storage.test.ts', 'test/**/*.storage.test.ts']
const dom = ['src/**/*.dom.test.tsx']
const slow = ['src/**/*.slow.test.ts', 'test/**/*.slow.test.ts']
/** These replace the clock or globals, or count the steps of code that was just loaded. */
const alone = ['src/shared/markdown/linear-markdown.test.ts']

/** Limits end hopeless waits on a busy machine; no test measures time by them. */
const limits = { testTimeout: 180_000, hookTimeout: 120_000 }
/** The address of a stylesheet is empty otherwise, and React warns of it. */
const css = { include: [/\.css\?url$/] }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...api, ...storage, ...dom, ...slow, ...alone],
          isolate: false,
          css,
        },
      },
      { test: { ...limits, name: 'alone', include: alone } },
      // One process for many files: the server's modules and PostgreSQL are loaded once a worker.
      { test: { ...limits, name: 'api', include: api, isolate: false, css } },
      {
        test: {
          ...limits,
          name: 'storage',
          include: storage,
          isolate: false,
          globalSetup: ['test/stores/postgres-server.ts'],
        },
      },
      {
        plugins: [react(), diaryApi()],
        // All at once and before the first test: a package found later would load React a second time.
        optimizeDeps: {
          entries: ['src/admin/main.tsx', 'src/site/hydrate.tsx', 'test/dom/dom.tsx'],
          include: ['react/jsx-dev-runtime', 'vitest-browser-react'],
        },
        test: {
          ...limits,
          // What is looked for is waited for until the test's own end.
          testTimeout: 60_000,
          name: 'dom',
          setupFiles: ['test/dom/setup.ts'],
          include: dom,
          isolate: false,
          // One diary behind all of them.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
            commands: domCommands,
          },
        },
      },
      {
        test: {
          ...limits,
          name: 'slow',
          include: slow,
          globalSetup: ['test/stores/postgres-server.ts'],
        },
      },
    ],
    maxWorkers: 2,
  },
})
