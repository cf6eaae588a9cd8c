import { Monitor, Search, Sun } from 'lucide'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

const shapesOf = (icon: typeof Sun) =>
  renderToString(<Icon of={icon} />).match(/<(?:path|circle|rect|line)[^>]*>/g)

test('the lines of an icon are one path, and each begins where it did by itself', () => {
  const [ground, lines, ...others] = shapesOf(Sun) ?? []
  expect(ground).toBe('<circle cx="12" cy="12" r="4"/>')
  expect(lines).toMatch(/^<path d="M12 2v2M0 0M12 20v2M0 0m4\.93 4\.93 1\.41 1\.41M0 0m17\.66/)
  expect(others).toEqual([])
})

test('an icon of one line, or of none, stays what it is', () => {
  expect(shapesOf(Search)).toEqual([
    '<circle cx="11" cy="11" r="8"/>',
    '<path d="m21 21-4.34-4.34"/>',
  ])
  expect(shapesOf(Monitor)).toHaveLength(Monitor.length)
})
