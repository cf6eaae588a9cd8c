import * as z from 'zod/mini'

const Footnotes = z.array(z.object({ content: z.string() }))

/** WordPress keeps the footnotes of a post beside it, as JSON. */
export function readFootnotes(json: string | undefined): string {
  if (!json?.startsWith('[')) return ''
  try {
    const notes = Footnotes.parse(JSON.parse(json))
    return `\n<hr><ol>${notes.map(({ content }) => `<li>${content}</li>`).join('')}</ol>`
  } catch {
    return ''
  }
}
