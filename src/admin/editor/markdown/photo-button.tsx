import { ImagePlus } from 'lucide'
import { useRef } from 'react'
import { devicePhotoTexts } from '#shared/texts/upload.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tooltip } from '../../controls/tooltip.tsx'
import { acceptedTypes } from '../../uploads/upload.ts'

interface PhotoButtonProps {
  onFiles: (files: File[]) => void
  disabled: boolean
}

export function PhotoButton({ onFiles, disabled }: PhotoButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Tooltip text={devicePhotoTexts.choose}>
        <IconButton
          label={devicePhotoTexts.choose}
          disabled={disabled}
          onClick={() => chooser.current?.click()}
        >
          <Icon of={ImagePlus} />
        </IconButton>
      </Tooltip>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={acceptedTypes}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          onFiles(files)
        }}
      />
    </>
  )
}
