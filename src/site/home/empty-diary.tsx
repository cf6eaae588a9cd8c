import { useEffect, useState } from 'react'
import { storedToken } from '#shared/calls/stored-token.ts'
import { emptyDiaryTexts as texts } from '#texts/site/home.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { Bowl } from '#ui/dog/toys.tsx'
import { useDog } from '../layout/use-dog.ts'
import { LATEST_POSTS, ListSection } from './list-section.tsx'

/** Before the first story there is one warm word for visitors, and one next step for the owner. */
export function EmptyDiary() {
  const { name } = useDog()
  const [isOwner, setOwner] = useState(false)
  // The page is the same for everybody; who looks at it, only the browser knows.
  useEffect(() => setOwner(storedToken() !== null), [])
  return (
    <ListSection id={LATEST_POSTS} title={texts.title} turn={texts.turn} prop={<Bowl />}>
      <EmptyState
        action={
          isOwner && (
            // Another document: the admin has a policy of its own.
            <a className={buttonClass()} href="/admin/posts/new">
              {texts.writeFirst}
            </a>
          )
        }
      >
        {texts.soon(name)}
      </EmptyState>
    </ListSection>
  )
}
