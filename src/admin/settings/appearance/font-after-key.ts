import { fonts } from '#shared/theme/fonts.ts'

/** Which font a key in the list leads to; null for keys that mean nothing there. */
export function fontAfterKey(current: string, key: string): string | null {
  const at = fonts.findIndex((font) => font.name === current)
  const last = fonts.length - 1
  const to = (index: number) => fonts[Math.min(Math.max(index, 0), last)]?.name ?? null
  if (key === 'ArrowDown') return to(at + 1)
  if (key === 'ArrowUp') return to(at - 1)
  if (key === 'Home') return to(0)
  if (key === 'End') return to(last)
  if (!/^[a-z]$/i.test(key)) return null
  // The same letter again goes on to the next font that begins with it.
  const turned = [...fonts.slice(at + 1), ...fonts.slice(0, at + 1)]
  const letter = key.toLowerCase()
  return turned.find((font) => font.name.toLowerCase().startsWith(letter))?.name ?? null
}
