import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import type { FocalPoint } from '#shared/contract/fields.ts'
import { setFocalPoint } from '#shared/contract/photos.admin.ts'
import { focalPointToasts, focalPointTexts as texts } from '#texts/admin/photos.ts'
import { toast } from '#ui/overlays/toast.ts'
import { FocalPointsContext } from '#ui/pictures/focal-points.ts'
import { api, messageOf } from '../../app/api.ts'

import { dogCardQuery, focalPointsQuery, photosQuery } from '../../app/queries.ts'

/** Saves the point of a picture; the message about it offers the way back. */
export function useSetFocalPoint(imageUrl: string, onSaved: () => void) {
  const queryClient = useQueryClient()
  const before = useContext(FocalPointsContext)(imageUrl)
  const put = async (focalPoint: FocalPoint | null) => {
    await api(setFocalPoint, { body: { imageUrl, focalPoint } })
    await Promise.all(
      [focalPointsQuery, photosQuery, dogCardQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  }
  const onError = (error: Error) =>
    toast({ ...focalPointToasts.failed(messageOf(error)), variant: 'destructive' })
  const undo = useMutation({
    mutationFn: put,
    onSuccess: () => void toast(focalPointToasts.undone),
    onError,
  })
  return useMutation({
    mutationFn: put,
    onSuccess() {
      const onAction = () => undo.mutate(before)
      toast({ ...focalPointToasts.saved, action: { label: texts.undo, onAction } })
      onSaved()
    },
    onError,
  })
}
