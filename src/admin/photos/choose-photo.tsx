import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { imageUrl } from '#shared/contract/fields.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { PHOTOS_PER_PORTION } from '#shared/limits.ts'
import { searchPhotos } from '#shared/lists/search.ts'
import { pictureTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Modal } from '#ui/overlays/modal.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { messageOf } from '../app/api.ts'
import { photosQuery } from '../app/queries.ts'
import { TabPanel, Tabs } from '../parts/tabs.tsx'
import { DropZone } from './upload-list.tsx'
import { uploadPhoto } from './upload-queue.ts'

interface ChoosePhotoProps {
  title: string
  /** The address of the one that is there now. */
  current: string
  onChoose: (url: string) => void
  onClose: () => void
}

const tabs = () => Object.entries(texts.tabs).map(([value, label]) => ({ value, label }))

/**
 * One photo for one place: from the device, from the gallery, or from an address. Mount it to open it.
 * It stands outside the form it was opened from: browsers reload the page when a form inside a form is sent.
 */
export function ChoosePhoto(props: ChoosePhotoProps) {
  return createPortal(<ChoosePhotoDialog {...props} />, document.body)
}

function ChoosePhotoDialog({ title, current, onChoose, onClose }: ChoosePhotoProps) {
  const titleId = useId()
  const [tab, setTab] = useState('upload')
  const upload = useOneUpload(onChoose)
  return (
    <Modal className="dialog is-wide picture-picker" labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      <Tabs value={tab} onValueChange={setTab} label={title} tabs={tabs()} full>
        <TabPanel value="upload" className="cover-panel">
          <DropZone onFiles={upload.send} />
          {upload.isUnderWay && <p role="status">{texts.uploading}</p>}
          {upload.error && <ErrorBox>{upload.error}</ErrorBox>}
        </TabPanel>
        <TabPanel value="gallery" className="cover-panel">
          <GalleryChoice
            isChosen={({ imageUrl }) => imageUrl === current}
            onToggle={({ imageUrl }) => onChoose(imageUrl)}
          />
        </TabPanel>
        <TabPanel value="address" className="cover-panel">
          <AddressForm onAdd={onChoose} />
        </TabPanel>
      </Tabs>
      <IconButton label={texts.close} className="close" onClick={onClose}>
        <Icon of={X} />
      </IconButton>
    </Modal>
  )
}

function useOneUpload(onDone: (url: string) => void) {
  const [isUnderWay, setUnderWay] = useState(false)
  const [error, setError] = useState<string>()
  async function send([file]: File[]) {
    if (!file || isUnderWay) return
    setError(undefined)
    setUnderWay(true)
    try {
      onDone((await uploadPhoto(file)).imageUrl)
    } catch (failure) {
      setError(messageOf(failure))
      setUnderWay(false)
    }
  }
  return { send, isUnderWay, error }
}

interface GalleryChoiceProps {
  isChosen: (photo: Photo) => boolean
  onToggle: (photo: Photo) => void
}

export function GalleryChoice({ isChosen, onToggle }: GalleryChoiceProps) {
  return (
    <SearchedPhotos>
      {(photo) => (
        <button
          type="button"
          className="cover-choice picture-choice"
          aria-label={texts.photoLabel(photo.title)}
          aria-pressed={isChosen(photo)}
          onClick={() => onToggle(photo)}
        >
          <ResponsiveImage src={photo.imageUrl} alt="" sizes="200px" width={3} height={2} />
          {isChosen(photo) && <Icon of={Check} />}
        </button>
      )}
    </SearchedPhotos>
  )
}

/** The photos of the gallery to choose from: searched, and a portion at a time. */
export function SearchedPhotos({ children }: { children: (photo: Photo) => ReactNode }) {
  const { data: photos, isPending, isError } = useQuery(photosQuery)
  const [term, setTerm] = useState('')
  const [shown, setShown] = useState(PHOTOS_PER_PORTION)
  if (isPending) return <p role="status">{texts.loading}</p>
  if (isError) return <ErrorBox>{texts.photosFailed}</ErrorBox>
  if (photos.length === 0) return <p className="muted">{texts.noPhotos}</p>
  const found = searchPhotos(photos, term)
  return (
    <>
      <Field label={texts.search}>
        <Input
          type="search"
          value={term}
          onChange={(event) => {
            setTerm(event.currentTarget.value)
            setShown(PHOTOS_PER_PORTION)
          }}
        />
      </Field>
      {found.length === 0 && <p role="status">{texts.nothingFound}</p>}
      <ul className="cover-grid is-many">
        {found.slice(0, shown).map((photo) => (
          <li key={photo.id}>{children(photo)}</li>
        ))}
      </ul>
      {found.length > shown && (
        <Button look="line" small onClick={() => setShown(shown + PHOTOS_PER_PORTION)}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

export function AddressForm({ onAdd }: { onAdd: (url: string) => void }) {
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      className="cover-url"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React would also tell the form that the dialog was opened from.
        event.stopPropagation()
        const read = imageUrl(() => texts.addressWrong).safeParse(url)
        if (!read.success) return setError(read.error.issues[0]?.message)
        onAdd(read.data)
        setUrl('')
      }}
    >
      <Field label={texts.address} hint={texts.addressHint} error={error}>
        <Input
          type="url"
          value={url}
          autoComplete="off"
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" small look="quiet" disabled={url.trim() === ''}>
        {texts.add}
      </Button>
    </form>
  )
}
