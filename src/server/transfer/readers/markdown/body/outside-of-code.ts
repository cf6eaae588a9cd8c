/** Changes markdown, but not what stands in it as code. A fence that is never closed runs to the end. */
export function outsideOfCode(markdown: string, change: (text: string) => string): string {
  const parts: string[] = []
  let text: string[] = []
  let fence: string | null = null
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === null && mark) {
      parts.push(change(text.join('\n')))
      text = [line]
      fence = mark
    } else {
      text.push(line)
      const isEnd = fence !== null && mark?.startsWith(fence) && line.trim() === mark
      if (!isEnd) continue
      parts.push(text.join('\n'))
      text = []
      fence = null
    }
  }
  const rest = text.join('\n')
  return [...parts, fence === null ? change(rest) : rest].join('\n')
}
