import { useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { parseClipUrl } from '#shared/urls/clip-url.ts'
import { clipTexts } from '#texts/admin/clips.ts'
import { pictureTexts as texts } from '#texts/admin/photos.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { X } from '#ui/icons/x.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { createRandomKey } from '../parts/random-key.ts'
import { UploadItem } from './upload-list.tsx'
import { textFromFileName, type Upload, useUploads } from './upload-queue.ts'

export interface PictureToInsert {
  url: string
  alt: string
  caption: string
}

interface Choice extends PictureToInsert {
  id: string
}

/** A picture from the device has no `url` until its upload has finished. */
interface ChosenPicture extends Choice {
  upload: Upload | null
}

const galleryId = (photo: Photo) => `photo-${photo.id}`

/** Chosen pictures survive an accidental Escape; only inserting and Cancel forget them. */
export function useChosenPictures() {
  const { uploads, queue } = useUploads()
  const [choices, setChoices] = useState<Choice[]>([])
  const add = (more: Choice[]) => setChoices((before) => [...before, ...more])

  const chosen: ChosenPicture[] = choices.map((choice) => {
    const upload = uploads.find(({ id }) => id === choice.id) ?? null
    const { clip, imageUrl } = upload?.media ?? {}
    return { ...choice, url: clip ?? imageUrl ?? choice.url, upload }
  })

  function remove(id: string) {
    queue.remove(id)
    setChoices((before) => before.filter((choice) => choice.id !== id))
  }

  return {
    chosen,
    arrived: chosen.filter(({ url }) => url !== ''),
    isUnderWay: chosen.some(({ url, upload }) => url === '' && upload?.state !== 'failed'),
    addFiles: (files: File[]) =>
      add(
        queue
          .add(files)
          .map(({ id, file }) => ({ id, url: '', alt: textFromFileName(file.name), caption: '' })),
      ),
    addAddress: (url: string) => add([{ id: createRandomKey(), url, alt: '', caption: '' }]),
    isChosen: (photo: Photo) => choices.some(({ id }) => id === galleryId(photo)),
    togglePhoto(photo: Photo) {
      const id = galleryId(photo)
      if (choices.some((choice) => choice.id === id)) remove(id)
      else add([{ id, url: photo.clip ?? photo.imageUrl, alt: photo.title, caption: '' }])
    },
    describe: (id: string, words: Partial<Pick<PictureToInsert, 'alt' | 'caption'>>) =>
      setChoices((before) =>
        before.map((choice) => (choice.id === id ? { ...choice, ...words } : choice)),
      ),
    retry: queue.retry,
    trim: queue.trim,
    remove,
    forget() {
      queue.clear()
      setChoices([])
    },
  }
}

export type ChosenPicturesState = ReturnType<typeof useChosenPictures>

interface ChosenPicturesProps {
  pictures: ChosenPicturesState
  onInsert: (pictures: PictureToInsert[]) => void
  onCancel: () => void
}

export function ChosenPictures({ pictures, onInsert, onCancel }: ChosenPicturesProps) {
  const { chosen, arrived } = pictures
  return (
    <>
      {chosen.length > 0 && (
        <section aria-label={texts.chosen}>
          {arrived.length > 1 && <p className="hint">{texts.sideBySide}</p>}
          <ol className="chosen-pictures">
            {chosen.map((picture, at) => (
              <li key={picture.id} aria-label={texts.number(at + 1)}>
                <Chosen picture={picture} pictures={pictures} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {chosen.some(({ upload }) => upload?.state === 'converting') && (
        <p className="hint">{clipTexts.goesOn}</p>
      )}
      <div className="acts">
        <Button
          variant="line"
          small
          onClick={() => {
            pictures.forget()
            onCancel()
          }}
        >
          {texts.cancel}
        </Button>
        <Button
          small
          disabled={arrived.length === 0 || pictures.isUnderWay}
          onClick={() => {
            pictures.forget()
            onInsert(arrived)
          }}
        >
          {texts.insert(arrived.length)}
        </Button>
      </div>
    </>
  )
}

function Chosen({ picture, pictures }: { picture: ChosenPicture; pictures: ChosenPicturesState }) {
  const { id, url, alt, caption, upload } = picture
  const remove = () => pictures.remove(id)
  return (
    <>
      {upload ? (
        <UploadItem
          upload={upload}
          onRetry={() => pictures.retry(id)}
          onRemove={remove}
          onTrim={(choice) => pictures.trim(id, choice)}
        />
      ) : (
        <div className="upload">
          <span className="thumb">
            <ResponsiveImage
              src={parseClipUrl(url)?.posterUrl ?? url}
              alt=""
              sizes="84px"
              width={84}
              height={63}
            />
          </span>
          <p className="upload-name">{alt || url}</p>
          <IconButton label={texts.remove(alt || url)} onClick={remove}>
            <Icon of={X} />
          </IconButton>
        </div>
      )}
      {upload?.state !== 'failed' && (
        <div className="chosen-words">
          <Field label={texts.alt} hint={texts.altHint}>
            <Input
              value={alt}
              onChange={(event) => pictures.describe(id, { alt: event.currentTarget.value })}
            />
          </Field>
          <Field label={texts.caption} hint={texts.captionHint}>
            <Input
              value={caption}
              onChange={(event) => pictures.describe(id, { caption: event.currentTarget.value })}
            />
          </Field>
        </div>
      )}
    </>
  )
}
