import { useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import type { Upload } from '../uploads/upload-queue.ts'
import { useUploads } from '../uploads/use-uploads.ts'
import { wordsFromFileName } from '../uploads/words-from-file-name.ts'

export interface Picture {
  url: string
  alt: string
  caption: string
}

/** A picture that was chosen; from the device it has no address before it has arrived. */
export interface ChosenPicture extends Picture {
  id: string
  upload: Upload | null
}

interface Choice extends Picture {
  id: string
}

const galleryId = (photo: Photo) => `photo-${photo.id}`

/** What is chosen outlives a slip on the Escape key; only inserting and Cancel forget it. */
export function usePictures() {
  const { uploads, queue } = useUploads()
  const [choices, setChoices] = useState<Choice[]>([])
  const add = (more: Choice[]) => setChoices((before) => [...before, ...more])
  const uploadOf = (id: string) => uploads.find((upload) => upload.id === id) ?? null

  const chosen: ChosenPicture[] = choices.map((choice) => {
    const upload = uploadOf(choice.id)
    return { ...choice, url: upload?.media?.imageUrl ?? choice.url, upload }
  })
  const arrived = chosen.filter(({ url }) => url !== '')

  function remove(id: string) {
    queue.remove(id)
    setChoices((before) => before.filter((choice) => choice.id !== id))
  }

  return {
    chosen,
    arrived,
    isUnderWay: chosen.some(({ url, upload }) => url === '' && upload?.state !== 'failed'),
    addFiles: (files: File[]) =>
      add(
        queue
          .add(files)
          .map(({ id, file }) => ({ id, url: '', alt: wordsFromFileName(file.name), caption: '' })),
      ),
    addAddress: (url: string) => add([{ id: crypto.randomUUID(), url, alt: '', caption: '' }]),
    isChosen: (photo: Photo) => choices.some(({ id }) => id === galleryId(photo)),
    togglePhoto(photo: Photo) {
      const id = galleryId(photo)
      if (choices.some((choice) => choice.id === id)) remove(id)
      else add([{ id, url: photo.imageUrl, alt: photo.title, caption: '' }])
    },
    describe: (id: string, words: Partial<Pick<Picture, 'alt' | 'caption'>>) =>
      setChoices((before) =>
        before.map((choice) => (choice.id === id ? { ...choice, ...words } : choice)),
      ),
    retry: queue.retry,
    remove,
    forget() {
      queue.clear()
      setChoices([])
    },
  }
}

export type Pictures = ReturnType<typeof usePictures>
