import { useId } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import { copyText } from '#ui/controls/copy-text.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Copy } from '#ui/icons/copy.ts'
import { showToast, type ToastMessage } from '#ui/overlays/toast.ts'

interface CopyFieldProps {
  label: string
  isLabelShown?: boolean
  value: string
  copyLabel: string
  copied: ToastMessage
  failed: ToastMessage
}

export function CopyField({ label, isLabelShown, value, ...texts }: CopyFieldProps) {
  const id = useId()
  const copy = async () => showToast((await copyText(value)) ? texts.copied : texts.failed)
  return (
    <div className="field">
      <label className={isLabelShown ? 'label' : 'sr'} htmlFor={id}>
        {label}
      </label>
      <div className="copy-field">
        <input
          className="input"
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <IconButton framed label={texts.copyLabel} onClick={copy}>
          <Icon of={Copy} />
        </IconButton>
      </div>
    </div>
  )
}
