import { defineConfig } from 'vitest/config'

const api = ['src/**/*.api.test.ts', 'test/**/*.api.test.ts']
const storage = ['src/**/*.storage.test.ts', 'test/**/*.storage.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...api, ...storage],
          // Whole tests of hostile input are long on a busy machine; none of them measures time.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // The address of a stylesheet is empty otherwise, and React warns of it.
          css: { include: [/\.css\?url$/] },
        },
      },
      { test: { name: 'api', include: api, testTimeout: 180_000, hookTimeout: 120_000 } },
      {
        test: {
          name: 'storage',
          include: storage,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          globalSetup: ['test/stores/postgres-server.ts'],
        },
      },
    ],
    maxWorkers: 2,
  },
})
