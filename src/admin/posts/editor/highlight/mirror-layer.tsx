import { useLayoutEffect, useRef } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { PostValues } from '../post-values.ts'
import { createMirror } from './mirror.ts'

/** Behind the field, in step with its words within the same frame. Alone: a key draws nothing else anew. */
export function MirrorLayer({ control }: { control: Control<PostValues> }) {
  const content = useWatch({ control, name: 'content' })
  const element = useRef<HTMLDivElement>(null)
  const draw = useRef<ReturnType<typeof createMirror>>(null)
  useLayoutEffect(() => {
    if (!element.current) return
    draw.current ??= createMirror(element.current)
    draw.current(content)
  }, [content])
  return <div ref={element} className="editor-mirror" aria-hidden="true" />
}
