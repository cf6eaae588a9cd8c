import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { passwordFieldTexts as texts } from '#texts/admin/sign-in.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Icon } from '#ui/display/icon.tsx'

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  error?: string
  /** Which one a password manager should offer, or keep. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, error, required, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const lookAtCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <span className="password">
        <Input
          {...input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={lookAtCapsLock}
          onKeyUp={lookAtCapsLock}
        />
        <button type="button" className="icon-btn" onClick={() => setShown(!isShown)}>
          <Icon of={isShown ? EyeOff : Eye} />
          <span className="sr">{isShown ? texts.hide : texts.show}</span>
        </button>
      </span>
      <span className="hint caps-lock" role="status">
        {hasCapsLock && texts.capsLock}
      </span>
    </Field>
  )
}
