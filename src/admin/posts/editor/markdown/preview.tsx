import { type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { renderMarkdown } from '#shared/markdown/render.ts'
import { editorTexts } from '#texts/admin/editor.ts'
import { classNames } from '#ui/display/class-names.ts'
import { FocalPointsContext } from '#ui/pictures/focal-points.ts'
import type { PostValues } from '../post-values.ts'

interface PreviewProps {
  control: Control<PostValues>
  /** What stands above the words. */
  cover?: ReactNode
}

/** Drawn by the renderer of the public page itself: what is seen here is what visitors see. */
export function Preview({ control, cover }: PreviewProps) {
  const source = useDeferredValue(useWatch({ control, name: 'content' }))
  const isEmpty = source.trim() === ''
  const focalPointOf = useContext(FocalPointsContext)
  const html = useMemo(
    () => renderMarkdown(isEmpty ? editorTexts.emptyPreview : source, focalPointOf),
    [source, isEmpty, focalPointOf],
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
