import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useCategories } from '../../app/diary.ts'
import type { Upload } from '../uploads/upload-queue.ts'
import type { DevicePhotos } from './device-photos.ts'
import { type Filled, fillEmpty, stillFilled } from './same-words.ts'

/** The words of one photo for all that have none yet, and the way back. */
export function useSameWords(form: UseFormReturn<DevicePhotos>, uploads: readonly Upload[]) {
  const { preset } = useCategories('photos')
  const [filled, setFilled] = useState<Filled[]>([])

  function write(changes: Filled[], value: 'before' | 'after') {
    for (const change of changes) {
      form.setValue(`photos.${change.id}.${change.field}`, change[value], { shouldDirty: true })
    }
    if (form.formState.isSubmitted) void form.trigger()
  }

  return {
    fill(from: string) {
      const { photos } = form.getValues()
      const others = uploads.map(({ id }) => id).filter((id) => id !== from)
      const changes = fillEmpty(photos, from, others, preset)
      write(changes, 'after')
      setFilled(changes)
    },
    undo:
      filled.length === 0
        ? null
        : () => {
            write(stillFilled(form.getValues().photos, filled), 'before')
            setFilled([])
          },
  }
}
