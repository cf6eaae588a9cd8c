import { Search } from 'lucide'
import { type CommentCounts, commentStates } from '#shared/contract/comment-moderation.ts'
import { moderationTexts as texts } from '#shared/texts/comments-admin.ts'
import { Icon } from '#ui/display/icon.tsx'
import type { CommentList } from './use-comment-list.ts'

interface CommentFiltersProps {
  list: CommentList
  /** Of all there are, whatever is searched for. */
  counts: CommentCounts | undefined
}

export function CommentFilters({ list, counts }: CommentFiltersProps) {
  return (
    <div className="say-bar">
      <fieldset className="chips">
        <legend className="sr">{texts.show}</legend>
        {commentStates.map((state) => (
          <button
            key={state}
            type="button"
            className="chip"
            aria-pressed={list.state === state}
            onClick={() => list.showState(state)}
          >
            {texts.states[state]} {counts && <b>{texts.counted(counts[state])}</b>}
          </button>
        ))}
      </fieldset>
      <div className="search admin-search">
        <Icon of={Search} />
        <input
          className="input"
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={200}
          value={list.search}
          onChange={(event) => list.searchFor(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
