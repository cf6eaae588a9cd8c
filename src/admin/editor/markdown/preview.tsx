import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { renderMarkdown } from '#shared/markdown/render-markdown.ts'
import { editorTexts } from '#shared/texts/editor.ts'
import { classNames } from '#ui/display/class-names.ts'

interface PreviewProps {
  content: string
  /** What stands above the words. */
  cover?: ReactNode
}

/** Drawn by the renderer of the public page itself: what is seen here is what visitors see. */
export function Preview({ content, cover }: PreviewProps) {
  const source = useDeferredValue(content)
  const isEmpty = source.trim() === ''
  const html = useMemo(
    () => renderMarkdown(isEmpty ? editorTexts.emptyPreview : source),
    [source, isEmpty],
  )
  return (
    <>
      {cover}
      <div
        className={classNames('editor-preview prose', isEmpty && 'is-empty')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes everything it does not make itself
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}
