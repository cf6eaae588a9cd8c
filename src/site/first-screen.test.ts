import { afterEach, expect, test, vi } from 'vitest'
import { drawFirstScreen } from './first-screen.ts'

afterEach(() => vi.unstubAllGlobals())

function isFromTop(type: string, hash = '') {
  const classList = new Set<string>()
  vi.stubGlobal('document', { documentElement: { classList }, addEventListener: () => {} })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('requestAnimationFrame', () => {})
  vi.stubGlobal('setTimeout', () => {})
  drawFirstScreen()
  return classList.has('from-top')
}

test('a page is drawn from its top, unless a place further down is wanted', () => {
  expect(isFromTop('navigate')).toBe(true)
  expect(isFromTop('navigate', '#featured')).toBe(false)
  expect(isFromTop('reload')).toBe(false)
  expect(isFromTop('back_forward')).toBe(false)
})
