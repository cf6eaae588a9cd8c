import { useId } from 'react'
import { loginTexts } from '#texts/admin/sign-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { useGoogleMode } from '../use-session.ts'
import { GoogleLogo } from './google-logo.tsx'

interface GoogleButtonProps {
  label: string
  busy: boolean
  disabled: boolean
  look?: 'solid' | 'line'
  onClick: () => void
}

/** Says so when only a stand-in answers, so that nobody takes practice for the real thing. */
export function GoogleButton({ label, busy, disabled, look = 'line', onClick }: GoogleButtonProps) {
  const isPractice = useGoogleMode() === 'practice'
  const noteId = useId()
  return (
    <div className="sign-in-google">
      <Button
        look={look}
        wide
        busy={busy}
        disabled={disabled}
        onClick={onClick}
        aria-describedby={isPractice ? noteId : undefined}
      >
        {!busy && <GoogleLogo />}
        {label}
      </Button>
      {isPractice && (
        <p className="sign-in-practice" id={noteId}>
          {loginTexts.practice}
        </p>
      )}
    </div>
  )
}
