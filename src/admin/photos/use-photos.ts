import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { changePhotosCategory, removePhoto, removePhotos } from '#shared/contract/photos.admin.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { ADMIN_PHOTOS_PER_PAGE, MAX_PHOTOS_AT_ONCE } from '#shared/limits.ts'
import { pageRangeOf } from '#shared/lists/pages.ts'
import { filterPhotosByCategory, listPhotoCategories, searchPhotos } from '#shared/lists/search.ts'
import { deletePhotoTexts, photoSelectionTexts, photoToasts } from '#texts/admin/photos.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { useCategories } from '../app/diary.ts'
import { photosQuery } from '../app/queries.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { readPreference, savePreference } from '../parts/preferences.ts'
import { useUndoDelete } from '../posts/trash.tsx'

export function usePhotoList(photos: readonly Photo[]) {
  const own = useCategories('photos')
  const [term, setTerm] = useState('')
  const [category, setCategory] = useState('')
  const [requestedPage, setRequestedPage] = useState(1)
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const searched = useDeferredValue(term)
  const categories = useMemo(
    () => listPhotoCategories(photos, { of: own.of, isHidden: () => false }),
    [photos, own],
  )
  const found = useMemo(
    () => filterPhotosByCategory(searchPhotos(photos, searched, own.of), category, own.of),
    [photos, searched, category, own],
  )
  const { page, pages, start, end } = pageRangeOf(
    found.length,
    ADMIN_PHOTOS_PER_PAGE,
    requestedPage,
  )
  // Photos hidden by the search, or removed elsewhere, must not be deleted unseen.
  const selected = found.filter(({ id }) => marked.has(id)).map(({ id }) => id)

  return {
    term,
    category,
    isFiltered: term !== '' || category !== '',
    categories,
    rows: found.slice(start, end),
    page,
    pages,
    start,
    end,
    total: found.length,
    goTo: setRequestedPage,
    search(next: string) {
      setTerm(next)
      setRequestedPage(1)
    },
    showCategory(next: string) {
      setCategory(next)
      setRequestedPage(1)
    },
    showAll() {
      setTerm('')
      setCategory('')
    },
    selected,
    isSelected: (id: number) => marked.has(id),
    select(id: number, isOn: boolean) {
      const next = new Set(marked)
      if (isOn) next.add(id)
      else next.delete(id)
      setMarked(next)
    },
    selectAll: () => setMarked(new Set(found.map(({ id }) => id))),
    clear: () => setMarked(new Set()),
  }
}

export type PhotoListState = ReturnType<typeof usePhotoList>

type Change = (ids: number[]) => Promise<{ count: number }>

/** Sends batches of the size that the server accepts. */
async function changeAll(ids: number[], change: Change): Promise<number> {
  let count = 0
  for (let at = 0; at < ids.length; at += MAX_PHOTOS_AT_ONCE) {
    count += (await change(ids.slice(at, at + MAX_PHOTOS_AT_ONCE))).count
  }
  return count
}

const deleting = () => ({
  cancel: deletePhotoTexts.cancel,
  confirm: deletePhotoTexts.delete,
  busy: deletePhotoTexts.deleting,
})

export function useDeletePhoto() {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const undo = useUndoDelete()
  const removal = useMutation({
    mutationFn: async ({ id }: Photo) => {
      await api(removePhoto, { params: { id } })
      await queryClient.invalidateQueries(photosQuery)
    },
    onSuccess: (_, { id }) =>
      showToast({ ...photoToasts.deleted, action: undo([{ kind: 'photo', id }]) }),
    meta: { failed: photoToasts.deleteFailed },
  })
  return (photo: Photo) =>
    confirm({
      title: deletePhotoTexts.confirmTitle,
      text: deletePhotoTexts.confirm,
      ...deleting(),
      act: () => removal.mutateAsync(photo),
    })
}

export function useSelectedPhotoActions({ selected, clear }: PhotoListState) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const undo = useUndoDelete()
  // Refreshes even after a failure: earlier batches may have been saved.
  const onSettled = () => queryClient.invalidateQueries(photosQuery)
  const removal = useMutation({
    mutationFn: (ids: number[]) =>
      changeAll(ids, (batch) => api(removePhotos, { body: { ids: batch } })),
    onSuccess: (count, ids) =>
      showToast({
        ...photoToasts.manyDeleted(count),
        action: undo(ids.map((id) => ({ kind: 'photo', id }))),
      }),
    onSettled: async () => {
      await onSettled()
      clear()
    },
    meta: { failed: photoToasts.deleteFailed },
  })
  const moving = useMutation({
    mutationFn: (category: string) =>
      changeAll(selected, (batch) => api(changePhotosCategory, { body: { ids: batch, category } })),
    onSuccess: (count) => {
      showToast(photoToasts.manyChanged(count))
      clear()
    },
    onSettled,
    meta: { failed: photoToasts.changeFailed },
  })
  return {
    moving,
    remove: () =>
      confirm({
        title: photoSelectionTexts.confirmTitle(selected.length),
        text: photoSelectionTexts.confirm,
        ...deleting(),
        act: () => removal.mutateAsync(selected),
      }),
  }
}

export const photoViews = ['table', 'tiles'] as const
export type PhotoView = (typeof photoViews)[number]

const KEY = 'galleryView'

function readView(): PhotoView {
  const stored = readPreference(KEY)
  return photoViews.find((view) => view === stored) ?? 'table'
}

export function usePhotoView() {
  const [view, setView] = useState(readView)
  const show = (next: PhotoView) => {
    savePreference(KEY, next)
    setView(next)
  }
  return [view, show] as const
}
