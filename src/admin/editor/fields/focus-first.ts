import type { UseFormReturn } from 'react-hook-form'
import { COVER_BUTTON_ID } from '../cover/cover-field.tsx'
import type { PostValues } from '../post-values.ts'

/** As the eye meets them: the page, then the boxes beside it. */
const readingOrder = ['title', 'slug', 'content', 'coverImage', 'category', 'excerpt'] as const

/** The first of the named fields, as one reads, gets the focus. */
export function focusFirst(
  form: UseFormReturn<PostValues>,
  isNamed: (name: keyof PostValues) => boolean,
) {
  const first = readingOrder.find(isNamed)
  if (first === 'coverImage') document.getElementById(COVER_BUTTON_ID)?.focus()
  else if (first) form.setFocus(first)
}
