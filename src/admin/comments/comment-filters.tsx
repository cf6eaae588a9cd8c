import { type CommentCounts, commentStates } from '#shared/contract/comments.admin.ts'
import { moderationTexts as texts } from '#texts/admin/comments.ts'
import { SearchBox } from '../parts/list.tsx'
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
      <SearchBox
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        maxLength={200}
        value={list.search}
        onSearch={list.searchFor}
      />
    </div>
  )
}
