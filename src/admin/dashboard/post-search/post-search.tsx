import { Search } from 'lucide'
import { searchTexts } from '#texts/admin/dashboard.ts'
import { Icon } from '#ui/display/icon.tsx'
import { SearchResults } from './search-results.tsx'
import { usePostSearch } from './use-post-search.ts'

/** Filters no list; offers posts to open. */
export function PostSearch() {
  const search = usePostSearch()
  const { text, found, marked, isShown, listId } = search
  const hasResults = isShown && found.length > 0
  return (
    <search className="search admin-search">
      <Icon of={Search} />
      <input
        className="input"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={searchTexts.label}
        aria-expanded={hasResults}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && marked >= 0 ? `${listId}-${marked}` : undefined}
        placeholder={searchTexts.placeholder}
        value={text}
        onChange={(event) => search.type(event.currentTarget.value)}
        onFocus={search.show}
        onBlur={search.hide}
        onKeyDown={search.onKeyDown}
      />
      <SearchResults search={search} />
      <span className="sr" role="status">
        {hasResults ? searchTexts.found(found.length) : ''}
      </span>
    </search>
  )
}
