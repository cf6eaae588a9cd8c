import { useDeferredValue, useMemo } from 'react'
import { renderMarkdown } from '#shared/markdown/render-markdown.ts'
import { editorTexts } from '#shared/texts/editor.ts'

/** Drawn by the renderer of the public page itself: what is seen here is what visitors see. */
export function Preview({ content }: { content: string }) {
  const source = useDeferredValue(content)
  const html = useMemo(
    () => renderMarkdown(source.trim() === '' ? editorTexts.emptyPreview : source),
    [source],
  )
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes everything it does not make itself
    <div className="sheet-preview prose post-body" dangerouslySetInnerHTML={{ __html: html }} />
  )
}
