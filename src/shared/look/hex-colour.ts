/** # and exactly six hex digits. */
export function isHexColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value)
}

/** What the colour text box holds after typing: a # is prefixed, anything unfit changes nothing. */
export function hexBoxInput(previous: string, typed: string): string {
  const trimmed = typed.trim()
  const value = trimmed.startsWith('#') ? trimmed : `#${trimmed}`
  return /^#[0-9a-f]{0,6}$/i.test(value) ? value : previous
}
