import { expect, test } from 'vitest'
import { contrastRatio, oklabFromHex } from '#shared/theme/oklab.ts'
import { defaultTheme } from '#shared/theme/theme.ts'
import { type MailColours, mailColoursOf } from './mail-colours.ts'

const coloursOf = (primaryColor: string, accentColor: string) =>
  mailColoursOf({ ...defaultTheme, primaryColor, accentColor })

const textPairs: [ink: keyof MailColours, ground: keyof MailColours][] = [
  ['ink', 'card'],
  ['ink', 'kraft'],
  ['inkSoft', 'card'],
  ['inkSoft', 'kraft'],
  ['accentText', 'card'],
  ['link', 'card'],
  ['onButton', 'button'],
  ['onNight', 'night'],
  ['onNightSoft', 'night'],
]

const channel = ['00', '33', '66', '99', 'cc', 'ff']
const owners = channel.flatMap((r) => channel.flatMap((g) => channel.map((b) => `#${r}${g}${b}`)))

test.each(['light', 'dark'] as const)('text of a %s mail is readable for any owner', (theme) => {
  const unreadable = owners.flatMap((owner) => {
    const colours = coloursOf(owner, owner)[theme]
    return textPairs
      .filter(
        ([ink, ground]) =>
          contrastRatio(oklabFromHex(colours[ink]), oklabFromHex(colours[ground])) < 4.5,
      )
      .map(([ink, ground]) => `${ink} on ${ground} of ${owner}`)
  })
  expect(unreadable).toEqual([])
})

test('a readable accent stays as chosen', () => {
  const { light } = coloursOf('#7c3aed', '#8a5a44')
  expect(light).toMatchObject({ link: '#7c3aed', button: '#7c3aed', accentText: '#8a5a44' })
  expect(coloursOf('#ffff00', '#ffe082').dark).toMatchObject({
    link: '#ffff00',
    accentText: '#ffe082',
  })
})

test('a pale button stays as chosen, under dark text', () => {
  for (const pale of ['#ffff00', '#ffe082', '#b3e5fc', '#ffffff']) {
    const { light } = coloursOf(pale, pale)
    expect(light.button).toBe(pale)
    expect(light.onButton).toBe(light.ink)
    expect(light.link).not.toBe(pale)
  }
})

test('a button of black, white or grey is bright in the dark', () => {
  for (const grey of ['#000000', '#808080', '#ffffff']) {
    const { dark } = coloursOf(grey, '#8a5a44')
    expect(contrastRatio(oklabFromHex(dark.button), oklabFromHex(dark.card)), grey).toBeGreaterThan(
      10,
    )
  }
})

test('the two owner colours are not confused', () => {
  const { light, dark } = coloursOf('#7c3aed', '#0f766e')
  expect(light.accentText).toBe('#0f766e')
  expect(dark.accentText).not.toBe(dark.link)
})
