import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync(new URL('./theme-boot.ts', import.meta.url), 'utf8')
const script = stripTypeScriptTypes(source)

interface Visit {
  saved?: string
  systemDark?: boolean
  noStorage?: boolean
}

function boot(options: Visit) {
  // The server always renders the light theme.
  const documentElement = { dataset: { theme: 'light' } }
  runInNewContext(script, {
    document: { documentElement, addEventListener: () => {} },
    matchMedia: () => ({ matches: options.systemDark ?? false }),
    localStorage: {
      getItem: () => {
        if (options.noStorage) throw new Error('denied')
        return options.saved ?? null
      },
    },
  })
  return documentElement.dataset.theme
}

test('a first visit is light, whatever the system prefers', () => {
  expect(boot({ systemDark: true })).toBe('light')
})

test('a saved choice is kept', () => {
  expect(boot({ saved: 'dark' })).toBe('dark')
  expect(boot({ saved: 'light', systemDark: true })).toBe('light')
})

test('the choice "system" follows the system', () => {
  expect(boot({ saved: 'system', systemDark: true })).toBe('dark')
  expect(boot({ saved: 'system', systemDark: false })).toBe('light')
})

test('nonsense or forbidden storage means light', () => {
  expect(boot({ saved: 'purple', systemDark: true })).toBe('light')
  expect(boot({ noStorage: true, systemDark: true })).toBe('light')
})
