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
  const classes = new Set<string>()
  const documentElement = { dataset: { theme: '' }, classList: classes }
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
  return { theme: documentElement.dataset.theme, js: classes.has('js') }
}

test('a first visit is light, whatever the system prefers', () => {
  expect(boot({ systemDark: true })).toMatchObject({ theme: 'light', js: true })
})

test('a saved choice is kept', () => {
  expect(boot({ saved: 'dark' }).theme).toBe('dark')
  expect(boot({ saved: 'light', systemDark: true }).theme).toBe('light')
})

test('the choice "system" follows the system', () => {
  expect(boot({ saved: 'system', systemDark: true }).theme).toBe('dark')
  expect(boot({ saved: 'system', systemDark: false }).theme).toBe('light')
})

test('nonsense or forbidden storage means light', () => {
  expect(boot({ saved: 'purple', systemDark: true }).theme).toBe('light')
  expect(boot({ noStorage: true, systemDark: true })).toMatchObject({ theme: 'light', js: true })
})
