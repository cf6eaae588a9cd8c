import { categoryMessages } from '#shared/contract/categories.ts'
import { conflict } from '../platform/http/errors.ts'

export const categoriesChangedElsewhere = () =>
  conflict('categories.changed_elsewhere', categoryMessages.changedElsewhere)
export const categoryInUse = (name: string, count: number) =>
  conflict('categories.in_use', categoryMessages.inUse(name, count))
