import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type DeletedKey,
  listDeleted,
  removeForGood,
  restoreDeleted,
} from '#shared/contract/history.admin.ts'
import { MAX_DELETED_AT_ONCE } from '#shared/limits.ts'
import { deletedTexts, deletedToasts } from '#texts/admin/posts.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { adminPostsQuery, draftsQuery, photosQuery } from '../../app/queries.ts'

/** What comes back or goes for good is in other lists, too. */
function useRefreshLists() {
  const queryClient = useQueryClient()
  const lists = [adminPostsQuery.queryKey, photosQuery.queryKey, draftsQuery.queryKey]
  return () =>
    Promise.all(
      [...lists, [listDeleted.path]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
}

async function restoreAll(items: DeletedKey[]) {
  const all = { count: 0, moved: [] as { title: string; to: string }[] }
  for (let at = 0; at < items.length; at += MAX_DELETED_AT_ONCE) {
    const some = items.slice(at, at + MAX_DELETED_AT_ONCE)
    const { count, moved } = await api(restoreDeleted, { body: { items: some } })
    all.count += count
    all.moved.push(...moved)
  }
  return all
}

export function useRestore() {
  const refresh = useRefreshLists()
  return useMutation({
    mutationFn: restoreAll,
    onSuccess({ count, moved }) {
      const [first] = moved
      if (count === 0) toast({ ...deletedToasts.gone, variant: 'destructive' })
      else toast(first ? deletedToasts.moved(first.title, first.to) : deletedToasts.restored(count))
    },
    onError: () => toast({ ...deletedToasts.restoreFailed, variant: 'destructive' }),
    onSettled: refresh,
  })
}

/** For the message after a deletion: a way back that is one press away. */
export function useUndo() {
  const { mutate } = useRestore()
  return (items: DeletedKey[]) => ({ label: deletedTexts.undo, onAction: () => mutate(items) })
}

export function useRemoveForGood(onDone: () => void) {
  const refresh = useRefreshLists()
  return useMutation({
    mutationFn: (item: DeletedKey) => api(removeForGood, { body: { items: [item] } }),
    onSuccess() {
      toast(deletedToasts.removed)
      onDone()
    },
    onError: () => toast({ ...deletedToasts.removeFailed, variant: 'destructive' }),
    onSettled: refresh,
  })
}
