import { useEffect, useState } from 'react'
import { isValidImageUrl } from '#shared/urls/media-url.ts'
import { photoTexts, coverTexts as texts } from '#texts/admin/editor.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { messageOf } from '../app/api.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TabPanel, Tabs } from '../parts/tabs.tsx'
import { SearchedPhotos } from './choose-photo.tsx'
import { DropZone } from './upload-list.tsx'
import { uploadPhoto } from './upload-queue.ts'

interface CoverPickerProps {
  onChoose: (url: string) => void
  onClose: () => void
}

const tabs = ['gallery', 'upload', 'photos'] as const

export function CoverPicker({ onChoose, onClose }: CoverPickerProps) {
  const [tab, setTab] = useState('gallery')
  return (
    <Dialog onClose={onClose} title={texts.pickerTitle} closeLabel={adminTexts.close} wide>
      <Tabs
        value={tab}
        onValueChange={setTab}
        label={texts.pickerTitle}
        tabs={tabs.map((value) => ({ value, label: texts.tabs[value] }))}
        full
      >
        <TabPanel value="gallery" className="cover-panel">
          <ul className="cover-grid">
            {sampleCovers.map(({ url, title }) => (
              <li key={url}>
                <CoverButton url={url} label={texts.sampleLabel(title)} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </TabPanel>
        <TabPanel value="upload" className="cover-panel">
          <UrlForm onChoose={onChoose} />
          <DeviceCover onChoose={onChoose} />
        </TabPanel>
        <TabPanel value="photos" className="cover-panel">
          <SearchedPhotos>
            {({ imageUrl, title }) => (
              <CoverButton url={imageUrl} label={texts.photoLabel(title)} onChoose={onChoose} />
            )}
          </SearchedPhotos>
        </TabPanel>
      </Tabs>
    </Dialog>
  )
}

interface CoverButtonProps {
  url: string
  label: string
  onChoose: (url: string) => void
}

function CoverButton({ url, label, onChoose }: CoverButtonProps) {
  return (
    <button type="button" className="cover-choice" aria-label={label} onClick={() => onChoose(url)}>
      <ResponsiveImage src={url} alt="" sizes="240px" width={3} height={2} />
    </button>
  )
}

function UrlForm({ onChoose }: { onChoose: (url: string) => void }) {
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const typed = url.trim()
  const loads = useImageLoads(typed)
  return (
    <form
      className="cover-url"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isValidImageUrl(typed)) onChoose(typed)
        else setError(postErrors.cover)
      }}
    >
      <Field
        label={texts.url}
        hint={loads === false ? texts.didNotLoad : texts.urlHint}
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
      <Button type="submit" disabled={typed === ''}>
        {texts.add}
      </Button>
    </form>
  )
}

/** Besides an address, a photo of the device itself. */
function DeviceCover({ onChoose }: { onChoose: (url: string) => void }) {
  const [isUploading, setUploading] = useState(false)
  const [error, setError] = useState<string>()
  async function upload([file]: File[]) {
    if (!file || isUploading) return
    setError(undefined)
    setUploading(true)
    try {
      onChoose((await uploadPhoto(file)).imageUrl)
    } catch (failure) {
      setError(messageOf(failure))
      setUploading(false)
    }
  }
  return (
    <div className="form-stack">
      <p className="or">or</p>
      <DropZone onFiles={upload} />
      {isUploading && <p role="status">{photoTexts.uploading}</p>}
      {error && <ErrorBox>{error}</ErrorBox>}
    </div>
  )
}

/** The two pictures every diary can begin with. */
const sampleCovers = [
  { url: '/media/demo/meadow-run/1600x1068.jpg', title: 'A run in the meadow' },
  { url: '/media/demo/sofa-nap/1600x1067.jpg', title: 'A nap on the sofa' },
] as const

const PAUSE_MS = 300

/** Whether the browser can show it: true, false, or undefined while nothing is known. */
export function useImageLoads(url: string): boolean | undefined {
  const [known, setKnown] = useState<{ url: string; loads: boolean }>()
  useEffect(() => {
    if (!isValidImageUrl(url)) return
    const image = new Image()
    // Not for every letter of an address that is being typed.
    const pause = setTimeout(() => {
      image.onload = () => setKnown({ url, loads: true })
      image.onerror = () => setKnown({ url, loads: false })
      image.src = url
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      image.onload = null
      image.onerror = null
    }
  }, [url])
  return known?.url === url ? known.loads : undefined
}
