import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CASCADE_LAYERS_CSS } from './document.ts'

test('the head names the layers in the order of the stylesheet', () => {
  const css = readFileSync(new URL('../../ui/theme.css', import.meta.url), 'utf8')
  expect(css).toContain(`\n${CASCADE_LAYERS_CSS}\n`)
})
