const PROTECTED = /<(pre|code|script|style|textarea)\b/gi

/**
 * Cuts HTML where code begins and ends: what stands in it is shown as it is. One that never ends protects all
 * the rest, so that each character is looked at once.
 */
function cut(html: string): { text: string; isProtected: boolean }[] {
  const parts: { text: string; isProtected: boolean }[] = []
  const lower = html.toLowerCase()
  const lastEnd = lower.lastIndexOf('>')
  let from = 0
  PROTECTED.lastIndex = 0
  for (let start = PROTECTED.exec(html); start; start = PROTECTED.exec(html)) {
    const close = `</${start[1]?.toLowerCase()}`
    const at = lower.indexOf(close, start.index)
    const isOpen = at === -1 || at > lastEnd
    const end = isOpen ? html.length : Math.max(at + close.length, lower.indexOf('>', at) + 1)
    parts.push({ text: html.slice(from, start.index), isProtected: false })
    parts.push({ text: html.slice(start.index, end), isProtected: true })
    from = end
    PROTECTED.lastIndex = end
  }
  parts.push({ text: html.slice(from), isProtected: false })
  return parts
}

export function outsideOfCode(html: string, change: (text: string) => string): string {
  return cut(html)
    .map(({ text, isProtected }) => (isProtected ? text : change(text)))
    .join('')
}
