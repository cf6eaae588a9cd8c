import { X } from 'lucide'
import { useId, useState } from 'react'
import { pictureTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Modal } from '#ui/overlays/modal.tsx'
import { TabPanel, Tabs } from '../../parts/tabs.tsx'
import { AddressForm } from '../uploads/address-form.tsx'
import { DropZone } from '../uploads/drop-zone.tsx'
import { GalleryChoice } from '../uploads/gallery-choice.tsx'
import { ChosenPictures } from './chosen-pictures.tsx'
import type { Picture, Pictures } from './use-pictures.ts'

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
