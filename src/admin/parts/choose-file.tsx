import { useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Upload } from '#ui/icons/upload.ts'

interface ChooseFileProps {
  label: string
  accept?: string
  variant?: 'solid' | 'line'
  busy?: boolean
  onFile: (file: File) => void
}

export function ChooseFileButton({ label, accept, variant, busy, onFile }: ChooseFileProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} small busy={busy} onClick={() => chooser.current?.click()}>
        {!busy && <Icon of={Upload} />}
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // Without this reset the input fires no change event when the same file is chosen again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
