import { expect, test } from 'vitest'
import { defaultTheme, themeVariables } from './theme.ts'

test('colours and font become variables', () => {
  const { css, fontKind } = themeVariables({
    primaryColor: '#0F766E',
    accentColor: '#c2410c',
    fontFamily: 'Lora',
  })
  expect(css).toBe(
    ':root{--primary:#0F766E;--accent:#c2410c;--font:"Lora", "Lora More", "Lora Fallback", "Lora Fallback Android", "Lora Fallback Linux", Georgia, serif}',
  )
  expect(fontKind).toBe('serif')
})

test.each([
  '',
  'red',
  '#fff',
  '#12345g',
  '#123456;}body{display:none}',
  'url(https://evil.example)',
  '#123456\n',
])('the colour %j falls back to the default', (value) => {
  const { variables } = themeVariables({ ...defaultTheme, primaryColor: value, accentColor: value })
  expect(variables['--primary']).toBe('#7C3AED')
  expect(variables['--accent']).toBe('#8a5a44')
})

test('a script face is for headings, and the words beside them stay readable', () => {
  for (const fontFamily of ['Pacifico', 'Dancing Script', 'Lobster']) {
    const { css, variables, fontKind } = themeVariables({ ...defaultTheme, fontFamily })
    expect(css).toContain(';--font:"Inter", ')
    expect(css).toContain(`;--title-font:"${fontFamily}", `)
    expect(fontKind).toBe('script')
    // The next preview resets the title font.
    const next = themeVariables({ ...defaultTheme, fontFamily: 'Lora' })
    expect(Object.keys(next.variables)).toEqual(Object.keys(variables))
    expect(next.variables['--title-font']).toBe('initial')
  }
})

test('a font that tries to leave its quotes becomes Inter', () => {
  const { css, fontKind } = themeVariables({
    ...defaultTheme,
    fontFamily: 'Inter";}</style><script>alert(1)</script>',
  })
  expect(css).toContain('--font:"Inter", "Inter More", "Inter Fallback", ')
  expect(css).not.toContain('<')
  expect(fontKind).toBe('sans')
})
