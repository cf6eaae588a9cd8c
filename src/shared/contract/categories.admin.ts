import * as z from 'zod/mini'
import { categoryErrors } from '#texts/errors/posts.ts'
import { categoryKey, categoryKinds } from '../categories.ts'
import { MAX_CATEGORIES } from '../limits.ts'
import { defineEndpoint } from './endpoint.ts'
import { textField } from './fields.ts'
import { OwnCategory } from './settings.ts'

const name = textField(1, 60, 'name', () => categoryErrors).check(
  z.refine((given) => given === '' || categoryKey(given) !== '', {
    error: () => categoryErrors.letters,
  }),
)

const CategoryInput = z.strictObject({
  name,
  /** The category's name before the edit; null for a new one. */
  was: z.nullable(z.string()),
  tone: OwnCategory.shape.tone,
  hidden: z.boolean(),
})
export type CategoryInput = z.output<typeof CategoryInput>

function findDuplicate(list: readonly CategoryInput[]) {
  const seen = new Map<string, string>()
  for (const [at, { name }] of list.entries()) {
    const key = categoryKey(name)
    const other = seen.get(key)
    if (key && other !== undefined) return { at, message: categoryErrors.same(name, other) }
    seen.set(key, name)
  }
  return null
}

export const CategoryListInput = z.strictObject({
  categories: z.array(CategoryInput).check(
    z.maxLength(MAX_CATEGORIES, { error: () => categoryErrors.tooMany }),
    z.refine((list) => list.some(({ hidden }) => !hidden), {
      error: () => categoryErrors.noneShown,
    }),
    z.superRefine((list, context) => {
      const duplicate = findDuplicate(list)
      if (duplicate) {
        const { at, message } = duplicate
        context.addIssue({ code: 'custom', message, path: [at, 'name'] })
      }
    }),
  ),
})
export type CategoryListInput = z.output<typeof CategoryListInput>

const CategoryList = z.object({
  /** False while the default lists are in use; the list is then a suggestion. */
  isOwn: z.boolean(),
  categories: z.array(z.extend(OwnCategory, { used: z.number() })),
})
export type CategoryList = z.output<typeof CategoryList>

const params = z.object({ kind: z.enum(categoryKinds) })
const categories = { tag: 'categories', who: 'admin', path: '/api/admin/categories' } as const

export const getCategoryList = defineEndpoint(
  categories,
  'GET /:kind',
  'The categories of posts or photos, and how much is in each',
  { params, answer: CategoryList },
)
export const updateCategoryList = defineEndpoint(
  categories,
  'PUT /:kind',
  'Add, rename, reorder, hide or color categories; what is in them follows',
  { params, body: CategoryListInput, answer: CategoryList },
)
