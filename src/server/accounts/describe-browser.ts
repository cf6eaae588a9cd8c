import { browserWords } from '#texts/mail/accounts.ts'

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/**
 * Names a browser just well enough for an owner to recognize the own devices: "Firefox on Linux".
 */
export function describeBrowser(userAgent: string | null): string {
  const name = (known: [RegExp, string][]) =>
    known.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const browser = name(browsers) ?? browserWords.unknown
  const system = name(systems)
  return system ? browserWords.on(browser, system) : browser
}
