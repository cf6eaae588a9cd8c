import { Check } from 'lucide'
import { commentLimits } from '#shared/limits.ts'
import { moderationTexts as texts } from '#texts/admin/comments.ts'
import { Icon } from '#ui/display/icon.tsx'
import type { CommentPage } from './comment-queries.ts'
import { ClearAll } from './rules/clear-all.tsx'
import type { CommentList } from './use-comment-list.ts'

interface QueueEndProps {
  list: CommentList
  page: CommentPage
}

/** Below the last one: that it was the last, what became of others, and a broom for what came in a flood. */
export function QueueEnd({ list, page }: QueueEndProps) {
  const { state, search } = list
  const { counts, sniffed } = page
  const isKept = state === 'spam' || state === 'deleted'
  const isFlood = state === 'waiting' && counts.waiting > commentLimits.perAdminPage
  const end = state === 'waiting' && sniffed > 0 ? texts.sniffed(sniffed) : texts.end
  return (
    <div className="says-end">
      {page.page === page.pages && !isKept && (
        <>
          <Icon of={Check} />
          <p>{end}</p>
        </>
      )}
      {isKept && <p>{texts.keptFor(commentLimits.keptDays)}</p>}
      {(isKept || isFlood) && !search && (
        <ClearAll state={isKept ? state : 'waiting'} count={counts[state]} upTo={page.newestId} />
      )}
    </div>
  )
}
