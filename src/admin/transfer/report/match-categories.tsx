import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide'
import { getCategoryList } from '#shared/contract/categories.admin.ts'
import type { ImportOptions, ImportReport } from '#shared/contract/transfer.admin.ts'
import { choiceTexts as texts } from '#texts/admin/transfer.ts'
import { Icon } from '#ui/display/icon.tsx'
import { api } from '../../app/api.ts'
import { Select } from '../../parts/fields.tsx'

type Chosen = ImportOptions['categories']

interface MatchCategoriesProps {
  categories: ImportReport['categories']
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** Chosen for a category that comes in by its own name. */
const AS_NEW = ''

/** Those that the diary does not know: they become one of its own, or a new one. */
export function MatchCategories({ categories, chosen, onChange }: MatchCategoriesProps) {
  const { data: own } = useQuery({
    queryKey: [getCategoryList.path, 'posts'],
    queryFn: ({ signal }) => api(getCategoryList, { params: { kind: 'posts' }, signal }),
    staleTime: 0,
  })
  const unknown = categories.filter(({ match }) => match === null)
  if (unknown.length === 0) return null
  const offered = (own?.categories ?? [])
    .filter(({ hidden }) => !hidden)
    .map(({ name }) => ({ value: name, label: name }))
  const choose = (name: string, category: string) => {
    const { [name]: _before, ...others } = chosen
    onChange(category === AS_NEW ? others : { ...others, [name]: category })
  }
  return (
    <div className="matches">
      {unknown.map(({ name }) => (
        <div key={name} className="match">
          <span dir="auto">{name || texts.withoutCategory}</span>
          <Icon of={ArrowRight} />
          <Select
            aria-label={texts.becomes(name || texts.withoutCategory)}
            value={chosen[name] ?? AS_NEW}
            options={[{ value: AS_NEW, label: texts.asNew(name || texts.usual) }, ...offered]}
            onChange={(event) => choose(name, event.currentTarget.value)}
          />
        </div>
      ))}
    </div>
  )
}
