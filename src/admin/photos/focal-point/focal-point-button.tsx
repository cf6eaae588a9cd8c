import { Focus } from 'lucide'
import { useState } from 'react'
import { focalPointTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { FocalPointDialog } from './focal-point-dialog.tsx'

interface FocalPointButtonProps {
  imageUrl: string
  /** Which picture it is about, where several are on the screen. */
  of: string
  /** Where there is room for it. */
  withText?: boolean
}

export function FocalPointButton({ imageUrl, of, withText }: FocalPointButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        small
        aria-label={`${texts.open}: ${of}`}
        title={texts.open}
        onClick={() => setOpen(true)}
      >
        <Icon of={Focus} />
        {withText && texts.open}
      </Button>
      {isOpen && <FocalPointDialog imageUrl={imageUrl} onClose={() => setOpen(false)} />}
    </>
  )
}
