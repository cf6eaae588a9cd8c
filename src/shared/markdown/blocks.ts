export type Block =
  | { type: 'heading'; level: 1 | 2 | 3; text: string }
  | { type: 'code'; language: string; text: string }
  | { type: 'list'; ordered: boolean; start: number; items: string[] }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'paragraph'; text: string }

/** Deeper quotes stay text: each level reads its lines again. */
const MAX_QUOTE_DEPTH = 6

type Item = { ordered: boolean; start: number; text: string }

// Patterns look only at the mark that opens a line, never past it: time stays linear in the input.
function readItem(line: string): Item | null {
  if (/^[*-][ \t]/.test(line)) return { ordered: false, start: 1, text: line.slice(2).trim() }
  const mark = /^(\d{1,9})[.)][ \t]/.exec(line)
  if (!mark) return null
  return { ordered: true, start: Number(mark[1]), text: line.slice(mark[0].length).trim() }
}

function readFence(line: string): { mark: string; language: string } | null {
  const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0]
  if (!mark) return null
  const info = line.slice(mark.length).trim()
  if (mark.startsWith('`') && info.includes('`')) return null
  const language = (info.split(/\s/, 1)[0] ?? '').toLowerCase().replace(/[^a-z0-9-]/g, '')
  return { mark, language }
}

function closesFence(line: string, mark: string): boolean {
  const trimmed = line.trim()
  return trimmed.startsWith(mark) && trimmed === mark.charAt(0).repeat(trimmed.length)
}

const isQuoted = (line: string) => line === '>' || /^>[ \t>]/.test(line)

/** Each line is a block of its own, apart from code, lists and quotes, which gather theirs. */
function scan(lines: string[], depth: number): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = (lines[at] ?? '').trim()
    at += 1
    if (line === '') continue

    const fence = readFence(line)
    if (fence) {
      const begin = at
      while (at < lines.length && !closesFence(lines[at] ?? '', fence.mark)) at += 1
      const text = lines.slice(begin, at).join('\n')
      blocks.push({ type: 'code', language: fence.language, text })
      at += 1
      continue
    }

    const level = /^#{1,3}(?=[ \t])/.exec(line)?.[0].length
    if (level) {
      blocks.push({ type: 'heading', level: level as 1 | 2 | 3, text: line.slice(level).trim() })
      continue
    }

    const item = readItem(line)
    if (item) {
      addItem(blocks, item)
      continue
    }

    if (depth < MAX_QUOTE_DEPTH && isQuoted(line)) {
      const quoted = [line]
      while (at < lines.length && isQuoted((lines[at] ?? '').trim())) {
        quoted.push((lines[at] ?? '').trim())
        at += 1
      }
      const inner = quoted.map((one) => one.slice(one.charAt(1) === ' ' ? 2 : 1))
      blocks.push({ type: 'quote', blocks: scan(inner, depth + 1) })
      continue
    }

    blocks.push({ type: 'paragraph', text: line })
  }
  return blocks
}

/** Empty lines between items do not end a list, so numbers keep counting. */
function addItem(blocks: Block[], item: Item): void {
  const last = blocks.at(-1)
  if (last?.type === 'list' && last.ordered === item.ordered) last.items.push(item.text)
  else blocks.push({ type: 'list', ordered: item.ordered, start: item.start, items: [item.text] })
}

export function parseBlocks(source: string): Block[] {
  return scan(source.split(/\r\n?|\n/), 0)
}
