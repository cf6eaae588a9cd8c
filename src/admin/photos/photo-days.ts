import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  arrangePhotos,
  type DatedPhoto,
  listSuggestedDays,
  setPhotoDays,
} from '#shared/contract/photos.admin.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { MAX_PHOTOS_AT_ONCE } from '#shared/limits.ts'
import { photoDayTexts, photoDayToasts } from '#texts/admin/photos.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { photosQuery, refreshQueries } from '../app/queries.ts'

/** Day in the browser's time zone; the server checks it again. */
export const getTodayInBrowser = () =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format()

export const suggestedDaysQuery = queryOptions({
  queryKey: [listSuggestedDays.path],
  queryFn: ({ signal }) => api(listSuggestedDays, { signal }),
})

const refreshPhotos = () => refreshQueries(photosQuery.queryKey[0]!, listSuggestedDays.path)

/** Sends batches of the size that the server accepts; returns the days and positions from before. */
async function saveDays(photos: DatedPhoto[]): Promise<DatedPhoto[]> {
  const before: DatedPhoto[] = []
  for (let at = 0; at < photos.length; at += MAX_PHOTOS_AT_ONCE) {
    const batch = photos.slice(at, at + MAX_PHOTOS_AT_ONCE)
    before.push(...(await api(setPhotoDays, { body: { photos: batch } })).before)
  }
  return before
}

export function useSetPhotoDays(onDone: () => void) {
  const meta = { failed: photoDayToasts.failed }
  // Refreshes even after a failure: earlier batches may have been saved.
  const onSettled = refreshPhotos
  const undo = useMutation({
    mutationFn: saveDays,
    onSuccess: () => void showToast(photoDayToasts.undone),
    onSettled,
    meta,
  })
  return useMutation({
    mutationFn: saveDays,
    onSuccess(before) {
      const onAction = () => undo.mutate(before)
      showToast({
        ...photoDayToasts.set(before.length),
        action: { label: photoDayTexts.undo, onAction },
      })
      onDone()
    },
    onSettled,
    meta,
  })
}

/** Shows the new order at once; the mutation scope sends the moves to the server one after the other. */
export function usePhotoOrder(photos: readonly Photo[]) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (ids: number[]) => api(arrangePhotos, { body: { ids } }),
    scope: { id: arrangePhotos.path },
    onError: refreshPhotos,
    meta: { failed: photoDayToasts.arrangeFailed },
  })
  const ofDay = (photo: Photo) => photos.filter(({ date }) => date === photo.date)
  return {
    placeOf(photo: Photo) {
      const day = ofDay(photo)
      return { at: day.findIndex(({ id }) => id === photo.id), of: day.length }
    },
    move(photo: Photo, step: -1 | 1) {
      const day = ofDay(photo)
      const at = day.findIndex(({ id }) => id === photo.id)
      const other = day[at + step]
      if (!other) return
      const swapped = photos.map((entry) =>
        entry.id === photo.id ? other : entry.id === other.id ? photo : entry,
      )
      queryClient.setQueryData(photosQuery.queryKey, swapped)
      mutate(swapped.filter(({ date }) => date === photo.date).map(({ id }) => id))
    },
  }
}

export type PhotoOrder = ReturnType<typeof usePhotoOrder>
