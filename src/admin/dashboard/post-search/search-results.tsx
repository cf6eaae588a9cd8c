import { statusOf } from '#shared/schedule/schedule.ts'
import { searchTexts } from '#texts/admin/dashboard.ts'
import { StatusTag } from '../../posts/status-tag.tsx'
import type { PostSearchState } from './use-post-search.ts'

export function SearchResults({ search }: { search: PostSearchState }) {
  const { text, found, marked, isShown, listId } = search
  return (
    <div className="search-results" hidden={!isShown}>
      <div role="listbox" id={listId} aria-label={searchTexts.results}>
        {found.map((post, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, as the pattern has it
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the box
          <div
            key={post.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === marked}
            // before the box loses focus and the list closes
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => search.openPost(post)}
          >
            <span>{post.title}</span>
            <StatusTag status={statusOf(post)} />
          </div>
        ))}
      </div>
      {found.length === 0 && <p>{searchTexts.none(text.trim())}</p>}
    </div>
  )
}
