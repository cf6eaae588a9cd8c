import type { MailColours } from '#shared/look/mail-colours.ts'

/** Fonts that are on the reader's machine: mail programs load no others. */
export const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const MONO = "Consolas,Menlo,'Courier New',monospace"

/** How wide the card is, and the column of words in it. */
export const CARD_PX = 600
export const COLUMN_PX = 512

/** Classes that change in the dark. What each of them is by day stands inline, where every mail program looks. */
const darkRules = (dark: MailColours): [selector: string, colour: string, ground: string][] => [
  ['.bg', '', dark.paper],
  ['.card', '', dark.card],
  ['.ink,.ink a', dark.ink, ''],
  ['.soft', dark.inkSoft, ''],
  ['.turn', dark.accentText, ''],
  ['.link,.ink .link', dark.link, ''],
  ['.cta', dark.onButton, dark.button],
  ['.s1', '', dark.band],
  ['.s2', '', dark.mark],
  ['.kraft', '', dark.kraft],
  ['.foot', '', dark.night],
]

const declare = (property: string, value: string) => (value ? `${property}:${value}!important` : '')

/** Outlook's apps mark what they darkened themselves instead of asking the media query. */
function outlookRule([selector, colour, ground]: [string, string, string]): string {
  const rule = (mark: string, declaration: string) => {
    const selectors = selector.split(',').map((one) => `[${mark}] ${one}`)
    return declaration ? `${selectors.join(',')}{${declaration}}\n` : ''
  }
  return (
    rule('data-ogsc', declare('color', colour)) + rule('data-ogsb', declare('background', ground))
  )
}

export function mailStyles(dark: MailColours): string {
  const rules = darkRules(dark)
  const inDark = rules.map(
    ([selector, colour, ground]) =>
      `${selector}{${[declare('background', ground), declare('color', colour)].filter(Boolean).join(';')}}`,
  )
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%!important}
table{border-collapse:separate;mso-table-lspace:0;mso-table-rspace:0}
img{border:0;display:block;outline:none;text-decoration:none;-ms-interpolation-mode:bicubic}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:620px){
.px{padding-left:24px!important;padding-right:24px!important}
.h1{font-size:27px!important}
.hello{font-size:24px!important}
.out{padding-top:0!important;padding-bottom:0!important}
.card,.foot{border-radius:0!important}
}
@media (prefers-color-scheme:dark){
${inDark.join('\n')}
.rule{border-color:${dark.line}!important}
}
${rules.map(outlookRule).join('')}`
}
