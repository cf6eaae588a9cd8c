import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromHex, toRgb } from '#shared/theme/oklab.ts'
import { readColour, readVariables } from '#test/reading/css-colour.ts'
import { type MailColours, mailColours } from './mail-colours.ts'

const css = readFileSync(new URL('../../../ui/styles/tokens.css', import.meta.url), 'utf8')
const root = readVariables(css, ':root')
const themes = {
  light: root,
  dark: new Map([...root, ...readVariables(css, '[data-theme="dark"]')]),
}

const tokenOf: Record<keyof MailColours, string> = {
  paper: '--paper',
  card: '--card',
  kraft: '--kraft',
  line: '--line',
  ink: '--ink',
  inkSoft: '--ink-soft',
  accentText: '--accent-text',
  link: '--primary-text',
  button: '--primary-solid',
  onButton: '--on-primary',
  band: '--band',
  mark: '--accent-mark',
  night: '--night',
  onNight: '--on-night',
  onNightSoft: '--on-night-soft',
}
const colours = ['#7C3AED', '#8a5a44', '#ffff00', '#000000', '#ffffff', '#00ff00', '#0f766e']

test('a mail has the very colours of the site, whatever the owner picks', () => {
  for (const [at, primaryColor] of colours.entries()) {
    const accentColor = colours[(at + 1) % colours.length]!
    const mail = mailColours({ primaryColor, accentColor, fontFamily: 'Inter' })
    for (const theme of ['light', 'dark'] as const) {
      const variables = new Map([
        ...themes[theme],
        ...([
          ['--primary', primaryColor],
          ['--accent', accentColor],
        ] as const),
      ])
      for (const [name, token] of Object.entries(tokenOf)) {
        const [r, g, b] = toRgb(readColour(`var(${token})`, variables))
        const own = toRgb(fromHex(mail[theme][name as keyof MailColours]))
        const apart = Math.max(...[r, g, b].map((part, i) => Math.abs(part - own[i]!)))
        expect(apart, `${theme} ${token} of ${primaryColor}`).toBeLessThanOrEqual(1)
      }
    }
  }
})
