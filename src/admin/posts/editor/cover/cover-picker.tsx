import { useState } from 'react'
import { isValidImageUrl } from '#shared/urls/media-url.ts'
import { coverTexts as texts } from '#texts/admin/editor.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { TabPanel, Tabs } from '../../../parts/tabs.tsx'
import { SearchedPhotos } from '../../../photos/uploads/searched-photos.tsx'
import { DeviceCover } from './device-cover.tsx'
import { sampleCovers } from './sample-covers.ts'
import { useImageLoads } from './use-image-loads.ts'

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
