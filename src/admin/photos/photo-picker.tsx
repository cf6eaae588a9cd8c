import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { imageUrlField } from '#shared/contract/fields.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { PHOTOS_PER_BATCH } from '#shared/limits.ts'
import { searchPhotos } from '#shared/lists/search.ts'
import type { ImageNode } from '#shared/markdown/inline.ts'
import { isValidImageUrl } from '#shared/urls/media-url.ts'
import { pictureTexts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Check } from '#ui/icons/check.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { messageOf } from '../app/api.ts'
import { photosQuery } from '../app/queries.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { TabPanel, Tabs } from '../parts/tabs.tsx'
import {
  ChosenPictures,
  type ChosenPicturesState,
  type PictureToInsert,
} from './chosen-pictures.tsx'
import { DropZone } from './upload-list.tsx'
import { uploadMediaFile } from './upload-queue.ts'

type Source = 'story' | 'samples' | 'device' | 'gallery' | 'address'

export interface PickerTab {
  label: string
  sources: Source[]
}

const samples = [
  { url: '/media/demo/meadow-run/1600x1068.jpg', title: 'A run in the meadow' },
  { url: '/media/demo/sofa-nap/1600x1067.jpg', title: 'A nap on the sofa' },
] as const

const usualTabs = (): PickerTab[] => [
  { label: pictureTexts.tabs.upload, sources: ['device'] },
  { label: pictureTexts.tabs.gallery, sources: ['gallery'] },
  { label: pictureTexts.tabs.address, sources: ['address'] },
]

interface PickerTexts {
  photoLabel: (title: string) => string
  sampleLabel?: (title: string) => string
  storyLabel?: (alt: string, place: number) => string
  uploading: string
  address: string
  addressHint: string
  addressWrong: string
  /** Replaces the hint if the browser could not load the typed URL. */
  didNotLoad?: string
  add: string
}

interface PickOne {
  pick: 'one'
  current?: string
  onChoose: (url: string) => void
  ofStory?: ImageNode[]
}

interface PickMany {
  pick: 'many'
  pictures: ChosenPicturesState
  onInsert: (pictures: PictureToInsert[]) => void
}

type PhotoPickerProps = (PickOne | PickMany) & {
  title: string
  tabs?: PickerTab[]
  texts?: PickerTexts
  onClose: () => void
}

export function PhotoPicker(props: PhotoPickerProps) {
  const { title, tabs = usualTabs(), onClose } = props
  const texts: PickerTexts = props.texts ?? pictureTexts
  const [tab, setTab] = useState('0')
  const { isChosen, press, choose, addFiles } =
    props.pick === 'many' ? multipleChoice(props.pictures) : singleChoice(props)

  const ofStory = props.pick === 'one' ? distinct(props.ofStory ?? []) : []
  const sections: Record<Source, ReactNode> = {
    story: ofStory.length > 0 && (
      <ul className="cover-grid is-many">
        {ofStory.map(({ src, alt }, at) => (
          <li key={src}>
            <PhotoButton
              url={src}
              label={texts.storyLabel?.(alt, at + 1) ?? alt}
              onPress={() => choose(src)}
            />
          </li>
        ))}
      </ul>
    ),
    samples: (
      <ul className="cover-grid">
        {samples.map(({ url, title: name }) => (
          <li key={url}>
            <PhotoButton
              url={url}
              label={texts.sampleLabel?.(name) ?? name}
              onPress={() => choose(url)}
            />
          </li>
        ))}
      </ul>
    ),
    device: addFiles ? (
      <DropZone onFiles={addFiles} />
    ) : (
      <OneFromDevice uploading={texts.uploading} onArrived={choose} />
    ),
    gallery: (
      <SearchedPhotos>
        {(photo) => (
          <PhotoButton
            url={photo.imageUrl}
            label={texts.photoLabel(photo.title)}
            isChosen={isChosen?.(photo)}
            onPress={() => press(photo)}
          />
        )}
      </SearchedPhotos>
    ),
    address: <AddressForm texts={texts} onAdd={choose} />,
  }

  return (
    <Dialog
      wide
      className="picture-picker"
      title={title}
      closeLabel={pictureTexts.close}
      onClose={onClose}
    >
      <Tabs
        value={tab}
        onValueChange={setTab}
        label={title}
        tabs={tabs.map(({ label }, at) => ({ value: String(at), label }))}
        full
      >
        {tabs.map(({ label, sources }, at) => (
          <TabPanel key={label} value={String(at)} className="cover-panel">
            {sources
              .filter((source) => sections[source])
              .map((source, place) => (
                <Fragment key={source}>
                  {place > 0 && <p className="or">{pictureTexts.or}</p>}
                  {sections[source]}
                </Fragment>
              ))}
          </TabPanel>
        ))}
      </Tabs>
      {props.pick === 'many' && (
        <ChosenPictures pictures={props.pictures} onInsert={props.onInsert} onCancel={onClose} />
      )}
    </Dialog>
  )
}

const distinct = (images: ImageNode[]) => [
  ...new Map(images.map((image) => [image.src, image])).values(),
]

const singleChoice = ({ current, onChoose }: PickOne) => ({
  choose: onChoose,
  press: ({ imageUrl: url }: Photo) => onChoose(url),
  // Without a current picture, the buttons have no pressed state.
  isChosen: current === undefined ? undefined : ({ imageUrl: url }: Photo) => url === current,
  addFiles: undefined,
})

const multipleChoice = ({ addAddress, togglePhoto, isChosen, addFiles }: ChosenPicturesState) => ({
  choose: addAddress,
  press: togglePhoto,
  isChosen,
  addFiles,
})

interface PhotoButtonProps {
  url: string
  label: string
  isChosen?: boolean
  onPress: () => void
}

function PhotoButton({ url, label, isChosen, onPress }: PhotoButtonProps) {
  return (
    <button
      type="button"
      className="cover-choice picture-choice"
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      <ResponsiveImage src={url} alt="" sizes="240px" width={3} height={2} />
      {isChosen && <Icon of={Check} />}
    </button>
  )
}

interface OneFromDeviceProps {
  uploading: string
  onArrived: (url: string) => void
}

function OneFromDevice({ uploading, onArrived }: OneFromDeviceProps) {
  const [isUnderWay, setUnderWay] = useState(false)
  const [error, setError] = useState<string>()
  async function send([file]: File[]) {
    if (!file || isUnderWay) return
    setError(undefined)
    setUnderWay(true)
    try {
      onArrived((await uploadMediaFile(file)).imageUrl)
    } catch (failure) {
      setError(messageOf(failure))
      setUnderWay(false)
    }
  }
  return (
    <>
      <DropZone onFiles={send} photosOnly />
      {isUnderWay && <p role="status">{uploading}</p>}
      {error && <ErrorBox>{error}</ErrorBox>}
    </>
  )
}

function SearchedPhotos({ children }: { children: (photo: Photo) => ReactNode }) {
  const { data: photos, isPending, isError } = useQuery(photosQuery)
  const [term, setTerm] = useState('')
  const [shown, setShown] = useState(PHOTOS_PER_BATCH)
  if (isPending) return <SkeletonRows shape="tiles" label={pictureTexts.loading} />
  if (isError) return <ErrorBox>{pictureTexts.photosFailed}</ErrorBox>
  if (photos.length === 0) return <p className="muted">{pictureTexts.noPhotos}</p>
  const found = searchPhotos(photos, term)
  return (
    <>
      <Field label={pictureTexts.search}>
        <Input
          type="search"
          value={term}
          onChange={(event) => {
            setTerm(event.currentTarget.value)
            setShown(PHOTOS_PER_BATCH)
          }}
        />
      </Field>
      {found.length === 0 && <p role="status">{pictureTexts.nothingFound}</p>}
      <ul className="cover-grid is-many">
        {found.slice(0, shown).map((photo) => (
          <li key={photo.id}>{children(photo)}</li>
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="line" small onClick={() => setShown(shown + PHOTOS_PER_BATCH)}>
          {pictureTexts.more}
        </Button>
      )}
    </>
  )
}

interface AddressFormProps {
  texts: PickerTexts
  onAdd: (url: string) => void
}

function AddressForm({ texts, onAdd }: AddressFormProps) {
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const typed = url.trim()
  const isBroken = useCanLoadImage(texts.didNotLoad ? typed : '') === false
  return (
    <form
      className="cover-url"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React bubbles the event through the portal to the form behind the dialog.
        event.stopPropagation()
        const read = imageUrlField(() => texts.addressWrong).safeParse(url)
        if (!read.success) return setError(read.error.issues[0]?.message)
        onAdd(read.data)
        setUrl('')
      }}
    >
      <Field
        label={texts.address}
        hint={isBroken ? texts.didNotLoad : texts.addressHint}
        error={error}
      >
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
      <Button type="submit" small variant="quiet" disabled={typed === ''}>
        {texts.add}
      </Button>
    </form>
  )
}

const LOADING_PAUSE_MS = 300

/** Undefined until the browser has tried to load the image. */
export function useCanLoadImage(url: string): boolean | undefined {
  const [known, setKnown] = useState<{ url: string; loads: boolean }>()
  useEffect(() => {
    if (!isValidImageUrl(url)) return
    const image = new Image()
    // Waits for a pause in typing instead of loading every partial URL.
    const pause = setTimeout(() => {
      image.onload = () => setKnown({ url, loads: true })
      image.onerror = () => setKnown({ url, loads: false })
      image.src = url
    }, LOADING_PAUSE_MS)
    return () => {
      clearTimeout(pause)
      image.onload = null
      image.onerror = null
    }
  }, [url])
  return known?.url === url ? known.loads : undefined
}
