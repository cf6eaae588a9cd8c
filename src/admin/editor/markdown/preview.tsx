import { useDeferredValue, useMemo } from 'react'
import { renderMarkdown } from '#shared/markdown/render-markdown.ts'
import { editorTexts } from '#shared/texts/editor.ts'
import { classNames } from '#ui/display/class-names.ts'

/** Drawn by the renderer of the public page itself: what is seen here is what visitors see. */
export function Preview({ content }: { content: string }) {
  const source = useDeferredValue(content)
  const html = useMemo(
    () => renderMarkdown(source.trim() === '' ? editorTexts.emptyPreview : source),
    [source],
  )
  const isEmpty = source.trim() === ''
  return (
    <div
      className={classNames('editor-preview prose', isEmpty && 'is-empty')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes everything it does not make itself
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
