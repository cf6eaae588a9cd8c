import { Camera, type IconNode, ImagePlus } from 'lucide'
import { useRef } from 'react'
import { photoTexts } from '#texts/admin/editor.ts'
import { devicePhotoTexts } from '#texts/admin/photos.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Tooltip } from '../../../parts/tooltip.tsx'
import { acceptedTypes } from '../../../photos/upload-queue.ts'
import { ToolButton } from './tool-button.tsx'

interface PhotoButtonsProps {
  onFiles: (files: File[]) => void
  disabled: boolean
}

/** From the device; with a camera on what is held in a hand. */
export function PhotoButtons(props: PhotoButtonsProps) {
  return (
    <div className="tool-group tool-photos">
      <PhotoButton {...props} label={photoTexts.takePhoto} icon={Camera} isCamera />
      <PhotoButton {...props} label={devicePhotoTexts.choose} icon={ImagePlus} />
    </div>
  )
}

interface PhotoButtonProps extends PhotoButtonsProps {
  label: string
  icon: IconNode
  isCamera?: boolean
}

function PhotoButton({ onFiles, disabled, label, icon, isCamera }: PhotoButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Tooltip text={label}>
        <ToolButton
          label={label}
          className={isCamera ? 'only-touch' : undefined}
          disabled={disabled}
          onClick={() => chooser.current?.click()}
        >
          <Icon of={icon} />
        </ToolButton>
      </Tooltip>
      <input
        ref={chooser}
        type="file"
        hidden
        {...(isCamera
          ? { capture: 'environment', accept: 'image/*' }
          : { multiple: true, accept: acceptedTypes })}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
