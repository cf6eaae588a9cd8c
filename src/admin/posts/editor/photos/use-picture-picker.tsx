import { useState } from 'react'
import { flushSync } from 'react-dom'
import { pictureTexts } from '#texts/admin/photos.ts'
import { usePictures } from '../../../photos/chosen-pictures.tsx'
import { PhotoPicker } from '../../../photos/photo-picker.tsx'

import { readField, type TextField, writeField } from '../markdown/edit-field.ts'
import { insertPictures } from './pictures-markdown.ts'

/** What the toolbar's Image opens, and where its pictures go: after what is selected in the field. */
export function usePicturePicker(field: () => TextField | null) {
  const [isOpen, setOpen] = useState(false)
  const pictures = usePictures()
  const picker = isOpen && (
    <PhotoPicker
      pick="many"
      title={pictureTexts.title}
      pictures={pictures}
      onClose={() => setOpen(false)}
      onInsert={(chosen) => {
        const target = field()
        // Read first: the focus that comes back may forget what was selected.
        const before = target && readField(target)
        // Under an open dialog the field cannot be typed into.
        flushSync(() => setOpen(false))
        if (before) writeField(target, insertPictures(before, chosen))
      }}
    />
  )
  return { picker, open: () => setOpen(true) }
}
