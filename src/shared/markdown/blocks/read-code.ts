import type { FoundBlock } from './block.ts'

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

/** A fence is closed by its own mark; one that never is runs to the end. */
export function readCode(lines: string[], at: number): FoundBlock | null {
  const fence = readFence((lines[at] ?? '').trim())
  if (!fence) return null
  let end = at + 1
  while (end < lines.length && !closesFence(lines[end] ?? '', fence.mark)) end += 1
  const text = lines.slice(at + 1, end).join('\n')
  return { block: { type: 'code', language: fence.language, text }, end: end + 1 }
}
