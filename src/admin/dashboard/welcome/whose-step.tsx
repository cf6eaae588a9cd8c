import { useState } from 'react'
import { hasNoMailbox } from '#shared/contract/accounts.admin.ts'
import { whoseStepTexts as texts } from '#texts/admin/welcome.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { useChangeEmail } from '../../accounts/my-email.tsx'
import { useSession } from '../../accounts/session.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './steps.ts'
import { useSaveStep } from './use-save-step.ts'

export function WhoseStep({ dog, settings, onDone }: StepProps) {
  const saving = useSaveStep()
  const [name, setName] = useState(dog.name)
  const [birthday, setBirthday] = useState(dog.birthday)
  const [blogName, setBlogName] = useState(settings.blogName)
  const current = useSession()?.user?.email ?? ''
  const changeEmail = useChangeEmail()
  const [email, setEmail] = useState('')
  const isEmailAsked = hasNoMailbox(current)
  const followsName = blogName === texts.blogNameOf(name)
  const next = async () => {
    // A text may count the age from the birthday; without one it cannot.
    const sidebarText = birthday ? dog.sidebarText : dog.sidebarText.replace(' {age}', '')
    const isSaved = await saving.run(async () => {
      await saving.saveDog({ name, birthday, sidebarText })
      await saving.saveSettings({ blogName })
      // Last: what it says about the address stands above the next step.
      if (email.trim()) await changeEmail(email)
    })
    if (isSaved) onDone()
  }
  return (
    <StepFrame
      step={1}
      heading={texts.heading}
      lead={isEmailAsked ? texts.leadWithEmail : texts.lead}
      {...saving}
      onNext={next}
    >
      {isEmailAsked && (
        <Field label={texts.email} hint={texts.emailHint(current)}>
          <Input
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
      )}
      <Field label={texts.name}>
        <Input
          value={name}
          autoComplete="off"
          onChange={(event) => {
            const typed = event.currentTarget.value
            if (followsName) setBlogName(texts.blogNameOf(typed))
            setName(typed)
          }}
        />
      </Field>
      <Field label={texts.birthday} hint={texts.birthdayHint}>
        <Input
          type="date"
          value={birthday}
          onChange={(event) => setBirthday(event.currentTarget.value)}
        />
      </Field>
      <Field label={texts.blogName} hint={texts.blogNameHint}>
        <Input value={blogName} onChange={(event) => setBlogName(event.currentTarget.value)} />
      </Field>
    </StepFrame>
  )
}
