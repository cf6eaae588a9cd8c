import { X } from 'lucide'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { pictureTexts as texts } from '#texts/admin/photos.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Modal } from '#ui/overlays/modal.tsx'
import { messageOf } from '../../app/api.ts'
import { TabPanel, Tabs } from '../../parts/tabs.tsx'
import { AddressForm } from './address-form.tsx'
import { DropZone } from './drop-zone.tsx'
import { GalleryChoice } from './gallery-choice.tsx'
import { uploadPhoto } from './upload.ts'

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
