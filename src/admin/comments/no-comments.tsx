import { Link } from 'wouter'
import { moderationTexts as texts } from '#texts/admin/comments.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { useDogName } from '../app/diary.ts'
import type { CommentList } from './use-comment-list.ts'

export function NoComments({ list }: { list: CommentList }) {
  const dog = useDogName()
  const { state, search } = list
  if (search) {
    return (
      <p className="muted" role="status">
        {texts.noneFound}{' '}
        <Button look="quiet" small onClick={() => list.searchFor('')}>
          {texts.showAll}
        </Button>
      </p>
    )
  }
  const seeApproved = (
    <ArrowLink as={Link} href="?state=approved">
      {texts.seeApproved}
    </ArrowLink>
  )
  return (
    <div className="box">
      <EmptyState action={state === 'waiting' ? seeApproved : undefined}>
        {texts.none[state](dog)}
      </EmptyState>
    </div>
  )
}
