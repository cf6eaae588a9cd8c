import type { UseFormReturn } from 'react-hook-form'
import { COVER_BUTTON_ID } from '../cover-field.tsx'
import { SCHEDULE_DAY_ID } from '../going-out/day-and-time.tsx'
import { PUBLISHED_ON_ID } from '../going-out/published-on.tsx'
import type { PostValues } from '../post-values.ts'

/** As the eye meets them: the page, then the boxes beside it. */
const readingOrder = [
  'title',
  'slug',
  'content',
  'schedule',
  'publishedOn',
  'coverImage',
  'category',
  'excerpt',
] as const

/** Those that the form does not hold itself. */
const elementIds: Partial<Record<keyof PostValues, string>> = {
  schedule: SCHEDULE_DAY_ID,
  publishedOn: PUBLISHED_ON_ID,
  coverImage: COVER_BUTTON_ID,
}

/** The first of the named fields, as one reads, gets the focus. */
export function focusFirst(
  form: UseFormReturn<PostValues>,
  isNamed: (name: keyof PostValues) => boolean,
) {
  const first = readingOrder.find(isNamed)
  const elementId = first && elementIds[first]
  if (elementId) document.getElementById(elementId)?.focus()
  else if (first) form.setFocus(first)
}
