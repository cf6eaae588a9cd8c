import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type DeletedItem,
  type DeletedItemKey,
  eraseDeletedItems,
  listDeletedItems,
  restoreDeletedItems,
} from '#shared/contract/history.admin.ts'
import { MAX_DELETED_AT_ONCE } from '#shared/limits.ts'
import { deletedToasts, deletedTexts as texts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { Undo2 } from '#ui/icons/undo-2.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ThumbPlaceholder } from '#ui/pictures/thumb-placeholder.tsx'
import { api } from '../app/api.ts'
import { useFormatDate } from '../app/diary.ts'
import { adminPostsQuery, autosavesQuery, photosQuery } from '../app/queries.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'

const SHOWN_AT_ONCE = 50

export function RecentlyDeletedItems() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears with its row, so the heading takes the focus.
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
  // Always refetched: other screens and devices delete, too.
  const { data, isError, refetch } = useQuery({
    queryKey: [listDeletedItems.path],
    queryFn: ({ signal }) => api(listDeletedItems, { signal }),
    staleTime: 0,
  })
  const restore = useRestore()
  const remove = useRemoveForGood(onGone)
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  if (!data && isError) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>{texts.failed}</ErrorBox>
    )
  }
  if (!data) return <SkeletonRows shape="pictures" />
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
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
      {data.length > shown && (
        <Button variant="line" small onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {texts.showMore}
        </Button>
      )}
    </>
  )
}

interface DeletedRowProps {
  item: DeletedItem
  isBusy: boolean
  onRestore: () => void
  onRemove: () => void
}

function DeletedRow({ item, isBusy, onRestore, onRemove }: DeletedRowProps) {
  const { kind, title, image, placeholder, deletedAt, until } = item
  const formatDate = useFormatDate()
  return (
    <li className="item">
      <span className="thumb">
        {placeholder ? (
          <ThumbPlaceholder hash={placeholder} />
        ) : (
          <ResponsiveImage src={image} alt="" sizes="72px" width={72} height={54} />
        )}
      </span>
      <div>
        <strong dir="auto">{title}</strong>
        <p className="hint">
          {texts.deleted(formatDate(deletedAt))}, {texts.until(formatDate(until))}
        </p>
      </div>
      <Tag>{texts.kinds[kind]}</Tag>
      <Button
        variant="line"
        small
        disabled={isBusy}
        onClick={onRestore}
        aria-label={texts.restoreOne(title)}
      >
        <Icon of={Undo2} />
        {texts.restore}
      </Button>
      <IconButton label={texts.removeOne(title)} onClick={onRemove}>
        <Icon of={Trash2} />
      </IconButton>
    </li>
  )
}

/** Restoring and removing change other lists, too. */
function useRefreshLists() {
  const queryClient = useQueryClient()
  const lists = [adminPostsQuery.queryKey, photosQuery.queryKey, autosavesQuery.queryKey]
  return () =>
    Promise.all(
      [...lists, [listDeletedItems.path]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

async function restoreAll(items: DeletedItemKey[]) {
  const all = { count: 0, moved: [] as { title: string; to: string }[] }
  for (let at = 0; at < items.length; at += MAX_DELETED_AT_ONCE) {
    const batch = items.slice(at, at + MAX_DELETED_AT_ONCE)
    const { count, moved } = await api(restoreDeletedItems, { body: { items: batch } })
    all.count += count
    all.moved.push(...moved)
  }
  return all
}

function useRestore() {
  const refresh = useRefreshLists()
  return useMutation({
    mutationFn: restoreAll,
    onSuccess({ count, moved }) {
      const [first] = moved
      if (count === 0) showToast({ ...deletedToasts.gone, variant: 'destructive' })
      else
        showToast(
          first ? deletedToasts.moved(first.title, first.to) : deletedToasts.restored(count),
        )
    },
    onSettled: refresh,
    meta: { failed: deletedToasts.restoreFailed },
  })
}

export function useUndoDelete() {
  const { mutate } = useRestore()
  return (items: DeletedItemKey[]) => ({ label: texts.undo, onAction: () => mutate(items) })
}

function useRemoveForGood(onRemoved: () => void) {
  const refresh = useRefreshLists()
  const confirm = useConfirm()
  const { mutateAsync } = useMutation({
    mutationFn: (item: DeletedItemKey) => api(eraseDeletedItems, { body: { items: [item] } }),
    onSuccess: () => showToast(deletedToasts.removed),
    onSettled: refresh,
    meta: { failed: deletedToasts.removeFailed },
  })
  return ({ kind, id, title }: DeletedItem) =>
    confirm({
      title: texts.confirmTitle,
      text: texts.confirm,
      cancel: texts.cancel,
      confirm: texts.remove,
      busy: texts.removing,
      children: <p className="delete-target">{title}</p>,
      act: () => mutateAsync({ kind, id }),
      done: onRemoved,
    })
}
