import * as z from 'zod/mini'
import { categoryKey, categoryTones } from '../categories/category.ts'
import { categoryKinds } from '../categories/own-categories.ts'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'

export const MOST_CATEGORIES = 30
export const categoryMessages = {
  name: 'Please give the category a name',
  letters: 'Please use at least one letter or digit',
  same: (name: string, other: string) =>
    name === other
      ? `“${name}” is listed twice`
      : `“${name}” and “${other}” count as the same category`,
  noneShown: 'Please show at least one category',
  tooMany: `A list can have up to ${MOST_CATEGORIES} categories`,
  inUse: (name: string, count: number) =>
    `“${name}” still has ${count} ${count === 1 ? 'entry' : 'entries'}. Hide it instead, or move them first.`,
  changedElsewhere:
    'The categories were changed in another window after you opened this page. Reload to see them.',
} as const

const name = text(1, categoryMessages.name, 60, 'Category').check(
  z.refine((given) => given === '' || categoryKey(given) !== '', {
    error: categoryMessages.letters,
  }),
)
const tone = z.enum(categoryTones)

const OwnCategory = z.object({
  name: z.string(),
  tone,
  hidden: z.boolean(),
  formerly: z.array(z.string()),
})
const ownList = z.nullable(z.array(OwnCategory))
/** Each is null until the owner has made a list. */
export const OwnCategoriesAnswer = z.object({ posts: ownList, photos: ownList })

const CategoryInput = z.strictObject({
  name,
  /** Its name when the list was read; null for a new one. */
  was: z.nullable(z.string()),
  tone,
  hidden: z.boolean(),
})
export type CategoryInput = z.output<typeof CategoryInput>

/** The index and the message of the first entry that stands in the list already. */
function findTwin(list: readonly CategoryInput[]) {
  const seen = new Map<string, string>()
  for (const [at, { name }] of list.entries()) {
    const key = categoryKey(name)
    const other = seen.get(key)
    if (key && other !== undefined) return { at, message: categoryMessages.same(name, other) }
    seen.set(key, name)
  }
  return null
}

/** The whole list, in its order. */
export const CategoryListInput = z.strictObject({
  categories: z.array(CategoryInput).check(
    z.maxLength(MOST_CATEGORIES, { error: categoryMessages.tooMany }),
    z.refine((list) => list.some(({ hidden }) => !hidden), { error: categoryMessages.noneShown }),
    z.superRefine((list, context) => {
      const twin = findTwin(list)
      if (twin) context.addIssue({ code: 'custom', message: twin.message, path: [twin.at, 'name'] })
    }),
  ),
})
export type CategoryListInput = z.output<typeof CategoryListInput>

const CategoryList = z.object({
  /** False while the lists of the diary's makers serve; the list is then what one list would begin with. */
  isOwn: z.boolean(),
  categories: z.array(z.extend(OwnCategory, { used: z.number() })),
})
export type CategoryList = z.output<typeof CategoryList>

const params = z.object({ kind: z.enum(categoryKinds) })
const categories = { tag: 'categories', who: 'admin', path: '/api/admin/categories' } as const

export const getCategoryList = endpoint(
  categories,
  'GET /:kind',
  'The categories of posts or photos, and how much is in each',
  { params, answer: CategoryList },
)
export const updateCategoryList = endpoint(
  categories,
  'PUT /:kind',
  'Add, rename, reorder, hide or color categories; what is in them follows',
  { params, body: CategoryListInput, answer: CategoryList },
)
