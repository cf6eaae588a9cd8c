import { X } from 'lucide'
import { useId, useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { pictureTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Modal } from '#ui/overlays/modal.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { TabPanel, Tabs } from '../parts/tabs.tsx'
import { AddressForm, GalleryChoice } from './choose-photo.tsx'
import { DropZone, UploadStatus } from './upload-list.tsx'
import { type Upload, useUploads, wordsFromFileName } from './upload-queue.ts'

interface PicturePickerProps {
  pictures: Pictures
  onInsert: (pictures: Picture[]) => void
  onClose: () => void
}

const tabs = () => Object.entries(texts.tabs).map(([value, label]) => ({ value, label }))

/** Pictures for the text: from the device, from the gallery, or from an address. Mount it to open it. */
export function PicturePicker({ pictures, onInsert, onClose }: PicturePickerProps) {
  const titleId = useId()
  const [tab, setTab] = useState('upload')
  const { chosen, arrived } = pictures
  return (
    <Modal className="dialog is-wide picture-picker" labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId}>{texts.title}</h2>
      <Tabs value={tab} onValueChange={setTab} label={texts.title} tabs={tabs()} full>
        <TabPanel value="upload" className="cover-panel">
          <DropZone onFiles={pictures.addFiles} />
        </TabPanel>
        <TabPanel value="gallery" className="cover-panel">
          <GalleryChoice isChosen={pictures.isChosen} onToggle={pictures.togglePhoto} />
        </TabPanel>
        <TabPanel value="address" className="cover-panel">
          <AddressForm onAdd={pictures.addAddress} />
        </TabPanel>
      </Tabs>
      {chosen.length > 0 && <ChosenPictures pictures={pictures} />}
      <div className="acts">
        <Button
          look="line"
          small
          onClick={() => {
            pictures.forget()
            onClose()
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
      <IconButton label={texts.close} className="close" onClick={onClose}>
        <Icon of={X} />
      </IconButton>
    </Modal>
  )
}

/** In the order they are shown in, each with its words. */
function ChosenPictures({ pictures }: { pictures: Pictures }) {
  const { chosen, arrived } = pictures
  return (
    <section aria-label={texts.chosen}>
      {arrived.length > 1 && <p className="hint">{texts.sideBySide}</p>}
      <ol className="chosen-pictures">
        {chosen.map((picture, at) => (
          <li key={picture.id} aria-label={texts.number(at + 1)}>
            <Shown picture={picture} pictures={pictures} />
            <Words picture={picture} pictures={pictures} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ChosenProps {
  picture: ChosenPicture
  pictures: Pictures
}

function Shown({ picture, pictures }: ChosenProps) {
  const { id, url, alt, upload } = picture
  const remove = () => pictures.remove(id)
  if (upload) {
    return <UploadStatus upload={upload} onRetry={() => pictures.retry(id)} onRemove={remove} />
  }
  return (
    <div className="upload">
      <span className="upload-preview">
        <ResponsiveImage src={url} alt="" sizes="84px" width={84} height={63} />
      </span>
      <p className="upload-name">{alt || url}</p>
      <IconButton label={texts.remove(alt || url)} onClick={remove}>
        <Icon of={X} />
      </IconButton>
    </div>
  )
}

function Words({ picture, pictures }: ChosenProps) {
  const { id, alt, caption, upload } = picture
  if (upload?.state === 'failed') return null
  return (
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
  )
}

export interface Picture {
  url: string
  alt: string
  caption: string
}

/** A picture that was chosen; from the device it has no address before it has arrived. */
interface ChosenPicture extends Picture {
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

type Pictures = ReturnType<typeof usePictures>
