import { escapeText, linkTargetMarkdown } from '#shared/markdown/write-markdown.ts'

const marks = { strong: '**', em: '*', del: '~~' } as const
export type MarkdownMark = keyof typeof marks

export interface RunStyle {
  marks: readonly MarkdownMark[]
  href: string | null
  isCode: boolean
}

export const plainRunStyle: RunStyle = { marks: [], href: null, isCode: false }

/** Text of one style, or Markdown that is already `written`. */
export type StyledRun = RunStyle & ({ text: string } | { written: string })

const textOf = (run: StyledRun) => ('text' in run ? run.text : run.written)

/** Writes one line of Markdown. Word and Google Docs split a bold word into pieces, which are joined here. */
export function writeRuns(runs: readonly StyledRun[]): string {
  const groups: StyledRun[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    if (group?.[0]?.href === run.href) group.push(run)
    else groups.push([run])
  }
  return groups.map(writeGroup).join('').replace(/\s+/g, ' ').trim()
}

function writeGroup(runs: StyledRun[]): string {
  const words = runs.map(textOf).join('')
  const href = runs[0]?.href ?? null
  if (href === null) return writeMarked(runs)
  if (words.trim() === '') return words
  const isBare = words.trim() === href && /^https?:/i.test(href)
  const link = isBare ? href : `[${writeMarked(runs).trim()}]${linkTargetMarkdown(href)}`
  return around(words, link)
}

/** Marks touch the words they enclose, with spaces outside: `** bold **` would not be bold. */
function writeMarked(runs: StyledRun[]): string {
  const open: MarkdownMark[] = []
  let written = ''
  let space = ''
  const close = (isOver: (mark: MarkdownMark) => boolean) => {
    const from = open.findIndex(isOver)
    if (from !== -1) for (const mark of open.splice(from).reverse()) written += marks[mark]
  }
  for (const run of runs) {
    const text = textOf(run)
    if (text.trim() === '') {
      space += text
      continue
    }
    close((mark) => !run.marks.includes(mark))
    written += space + leading(text)
    for (const mark of run.marks) {
      if (open.includes(mark)) continue
      open.push(mark)
      written += marks[mark]
    }
    written += writeWords(run)
    space = trailing(text)
  }
  close(() => true)
  return written + space
}

function writeWords(run: StyledRun): string {
  if ('written' in run) return run.written
  const words = run.text.trim()
  return run.isCode && !words.includes('`') ? `\`${words}\`` : escapeText(words)
}

const leading = (text: string) => text.slice(0, text.length - text.trimStart().length)
const trailing = (text: string) => text.slice(text.trimEnd().length)
const around = (words: string, core: string) => leading(words) + core + trailing(words)
