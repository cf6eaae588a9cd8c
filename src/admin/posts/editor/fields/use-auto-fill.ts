import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { EXCERPT_LENGTH } from '#shared/limits.ts'
import { autoExcerpt } from '#shared/markdown/words.ts'
import { slugAutoFill } from '#shared/urls/slug.ts'
import type { PostValues } from '../post-values.ts'

/** More than this at once was pasted, not typed. */
const PASTED = 10
const PAUSE_MS = 2000

/** The slug follows the title; the excerpt takes the first words of the content. */
export function useAutoFill(form: UseFormReturn<PostValues>, start: PostValues) {
  const previousTitle = useRef(start.title)
  const previousLength = useRef(start.content.length)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  function fill(field: 'slug' | 'excerpt', value: string) {
    if (value === form.getValues(field)) return
    const shouldValidate = form.formState.isSubmitted
    form.setValue(field, value, { shouldDirty: true, shouldValidate })
  }

  function fillExcerpt() {
    clearTimeout(pause.current)
    const { content, excerpt } = form.getValues()
    fill('excerpt', autoExcerpt(content, excerpt))
  }

  function titleChanged() {
    const { title: typed, slug } = form.getValues()
    // A title is one line, however it was pasted.
    const title = typed.replace(/\s*\n\s*/g, ' ')
    if (title !== typed) form.setValue('title', title, { shouldDirty: true })
    fill('slug', slugAutoFill({ title, previousTitle: previousTitle.current, slug }))
    previousTitle.current = title
  }

  /** In the middle of a first sentence its beginning would become the excerpt and stay it: so typing is let finish. */
  function contentChanged() {
    const { length } = form.getValues('content')
    const added = length - previousLength.current
    previousLength.current = length
    clearTimeout(pause.current)
    if (added > PASTED || length >= EXCERPT_LENGTH) fillExcerpt()
    else pause.current = setTimeout(fillExcerpt, PAUSE_MS)
  }

  /** After the whole form was given other values. */
  function startFrom(values: PostValues) {
    clearTimeout(pause.current)
    previousTitle.current = values.title
    previousLength.current = values.content.length
  }

  return { titleChanged, contentChanged, fillExcerpt, startFrom }
}

export type AutoFill = ReturnType<typeof useAutoFill>
