interface PhotoWords {
  title: string
  description: string
  category: string
}

export interface FilledField {
  id: string
  field: keyof PhotoWords
  before: string
  after: string
}

type Words = Record<string, PhotoWords>

const fields = ['title', 'description', 'category'] as const

/** Fills only empty fields; a category that is still the preset counts as empty. */
export function listFieldsToFill(
  photos: Words,
  from: string,
  others: string[],
  unchosenCategory: string,
): FilledField[] {
  const source = photos[from]
  if (!source) return []
  return others.flatMap((id) =>
    fields.flatMap((field) => {
      const before = photos[id]?.[field] ?? ''
      const isEmpty = field === 'category' ? before === unchosenCategory : before.trim() === ''
      const after = source[field]
      return isEmpty && after !== before ? [{ id, field, before, after }] : []
    }),
  )
}

/** Excludes fields that were edited since and photos that were removed. */
export const excludeEditedFields = (photos: Words, filled: FilledField[]): FilledField[] =>
  filled.filter(({ id, field, after }) => photos[id]?.[field] === after)
