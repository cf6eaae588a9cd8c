import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type DeletedItem, listDeleted } from '#shared/contract/history.admin.ts'
import { deletedTexts as texts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { api } from '../../app/api.ts'
import { DeletedRow } from './deleted-row.tsx'
import { RemoveForGood } from './remove-for-good.tsx'
import { useRestore } from './use-deleted.ts'

const SHOWN_AT_ONCE = 50

export function RecentlyDeleted() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes with its row.
  const focusHeading = () => heading.current?.focus()
  return (
    <section className="box">
      <div className="box-head">
        <h2 ref={heading} tabIndex={-1}>
          {texts.heading}
        </h2>
      </div>
      <p className="muted">{texts.intro}</p>
      <DeletedList onGone={focusHeading} />
    </section>
  )
}

function DeletedList({ onGone }: { onGone: () => void }) {
  // Other screens and devices delete, too: it is asked for whenever it is opened.
  const { data, isError, refetch } = useQuery({
    queryKey: [listDeleted.path],
    queryFn: ({ signal }) => api(listDeleted, { signal }),
    staleTime: 0,
  })
  const restore = useRestore()
  const [toRemove, setToRemove] = useState<DeletedItem | null>(null)
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  if (!data && isError) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>{texts.failed}</ErrorBox>
    )
  }
  if (!data) {
    return (
      <Skeleton className="is-row">
        <SkeletonPart className="row-pic" />
        <SkeletonPart shape="half" />
      </Skeleton>
    )
  }
  if (data.length === 0) return <EmptyState>{texts.empty}</EmptyState>
  return (
    <>
      <ul className="rows deleted-rows">
        {data.slice(0, shown).map((item) => (
          <DeletedRow
            key={`${item.kind} ${item.id}`}
            item={item}
            isBusy={restore.isPending}
            onRestore={() => restore.mutate([item], { onSuccess: onGone })}
            onRemove={() => setToRemove(item)}
          />
        ))}
      </ul>
      {data.length > shown && (
        <Button look="line" small onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {texts.showMore}
        </Button>
      )}
      <RemoveForGood item={toRemove} onClose={() => setToRemove(null)} onRemoved={onGone} />
    </>
  )
}
