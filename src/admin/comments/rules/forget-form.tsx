import { type FormEvent, useRef, useState } from 'react'
import { forgetCommenter } from '#shared/contract/comments.admin.ts'
import { forgetTexts as texts } from '#texts/admin/comments.ts'
import { commentErrors } from '#texts/errors/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { ForgetEmail } from './forget-author.tsx'

/** For somebody who asks to be forgotten, wherever their comments are. */
export function ForgetForm() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const checked = forgetCommenter.body.safeParse({ email })
    setError(checked.success ? undefined : commentErrors.email)
    if (checked.success) setAsking(true)
    else input.current?.focus()
  }
  return (
    <details className="forget">
      <summary>{texts.heading}</summary>
      <form className="form-stack" noValidate onSubmit={ask}>
        <Field label={texts.email} hint={texts.hint} error={error} required>
          <Input
            ref={input}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" look="bad" small>
          {texts.open}
        </Button>
      </form>
      <ForgetEmail
        email={email.trim()}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDone={() => setEmail('')}
      />
    </details>
  )
}
