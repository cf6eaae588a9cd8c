import { type IconNode, Search } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '#ui/display/icon.tsx'

interface SearchBoxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'value' | 'onChange'> {
  'aria-label': string
  value: string
  onSearch: (text: string) => void
  icon?: IconNode
}

/** Narrows the list below it with each letter. */
export function SearchBox({ onSearch, icon = Search, ...input }: SearchBoxProps) {
  return (
    <div className="search admin-search">
      <Icon of={icon} />
      <input
        {...input}
        className="input"
        type="search"
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </div>
  )
}
