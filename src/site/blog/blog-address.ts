import type { CategoryOf } from '#shared/categories.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'

export interface BlogFilter {
  search?: string
  /** As shown, whatever the address wrote. */
  category?: string
}

export function blogFilter({ search, category }: BlogQuery, of: CategoryOf): BlogFilter {
  return { search, category: category && of(category).label }
}

export function blogAddress({ category, search }: BlogFilter, page?: number): string {
  return endpointUrl('/blog', {}, { category, search, page })
}
