import { useQuery } from '@tanstack/react-query'
import { type CommentCounts, commentStates } from '#shared/contract/comments.admin.ts'
import { keyTexts, moderationTexts } from '#texts/admin/comments.ts'
import { settingsQuery } from '../app/queries.ts'
import { SearchBox } from '../parts/list.tsx'
import { CommentRulesSettings } from './house-rules.tsx'
import { type CommentListState, useCommentList } from './moderation.ts'
import { ModerationList } from './moderation-list.tsx'

export function CommentsTab() {
  const list = useCommentList()
  const { data: settings } = useQuery(settingsQuery)
  const { data } = list.query
  const isOff = settings?.features.comments === false
  const isEmpty = data && Object.values(data.counts).every((count) => count === 0)
  return (
    <div className="with-aside say-cols">
      <div className="stack">
        {!(isOff && isEmpty) && (
          <>
            <CommentFilters list={list} counts={data?.counts} />
            <ModerationList key={`${list.state} ${list.filter.page}`} list={list} />
          </>
        )}
        {isOff && isEmpty && <CommentRulesSettings counts={data.counts} />}
      </div>
      <aside className="stack">
        <KeyboardHelp />
        {!(isOff && isEmpty) && <CommentRulesSettings counts={data?.counts} />}
      </aside>
    </div>
  )
}

interface CommentFiltersProps {
  list: CommentListState
  counts: CommentCounts | undefined
}

function CommentFilters({ list, counts }: CommentFiltersProps) {
  return (
    <div className="cluster say-bar">
      <fieldset className="chips">
        <legend className="sr">{moderationTexts.show}</legend>
        {commentStates.map((state) => (
          <button
            key={state}
            type="button"
            className="chip"
            aria-pressed={list.state === state}
            onClick={() => list.showState(state)}
          >
            {moderationTexts.states[state]}{' '}
            {counts && <b>{moderationTexts.counted(counts[state])}</b>}
          </button>
        ))}
      </fieldset>
      <SearchBox
        aria-label={moderationTexts.search}
        placeholder={moderationTexts.searchPlaceholder}
        maxLength={200}
        value={list.search}
        onSearch={list.searchFor}
      />
    </div>
  )
}

function KeyboardHelp() {
  return (
    <section className="box keys" aria-labelledby="comment-keys">
      <h2 id="comment-keys">{keyTexts.heading}</h2>
      <dl>
        {keyTexts.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
