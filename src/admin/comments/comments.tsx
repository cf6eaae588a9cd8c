import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../app/queries.ts'
import { CommentFilters } from './comment-filters.tsx'
import { CommentQueue } from './comment-queue.tsx'
import { HouseRules } from './rules/house-rules.tsx'
import { KeyboardHelp } from './rules/keyboard-help.tsx'
import { useCommentList } from './use-comment-list.ts'

/** What readers wrote below posts: read, answered, shown or not. */
export function Comments() {
  const list = useCommentList()
  const { data: settings } = useQuery(settingsQuery)
  const { data } = list.query
  const isOff = settings?.features.comments === false
  const isEmpty = data && Object.values(data.counts).every((count) => count === 0)
  return (
    <div className="say-cols">
      <div className="stack">
        {!(isOff && isEmpty) && (
          <>
            <CommentFilters list={list} counts={data?.counts} />
            <CommentQueue key={`${list.state} ${list.wanted.page}`} list={list} />
          </>
        )}
        {isOff && isEmpty && <HouseRules counts={data.counts} />}
      </div>
      <aside className="stack">
        <KeyboardHelp />
        {!(isOff && isEmpty) && <HouseRules counts={data?.counts} />}
      </aside>
    </div>
  )
}
