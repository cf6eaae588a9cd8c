import { dog } from '#shared/dog/dog.ts'
import { contactTexts, contactToasts } from '#shared/texts/contact.ts'
import { formNeedsScript } from '#shared/texts/forms.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { drawn } from '../drawn-later.ts'
import { useLazyForm } from '../forms/use-lazy-form.ts'

interface ContactFormProps {
  /** Whoever asked for another letter wants to write it. */
  focusAtOnce: boolean
  onSent: () => void
}

const loadCall = async () => (await import('./contact-call.ts')).contactCall
const read = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

export function ContactForm({ focusAtOnce, onSent }: ContactFormProps) {
  const { formProps, errors, isBusy, submitType } = useLazyForm({
    loadCall,
    read,
    onDone: () => {
      toast(contactToasts.done)
      onSent()
    },
    onFailed: () => toast({ ...contactToasts.failed, variant: 'destructive' }),
  })
  return (
    <form {...formProps} {...drawn.soon} aria-labelledby="letter-title">
      <div className="two">
        <Field label={contactTexts.name} error={errors.name} required>
          <Input
            name="name"
            autoComplete="name"
            maxLength={120}
            placeholder={contactTexts.namePlaceholder}
            autoFocus={focusAtOnce}
          />
        </Field>
        <Field label={contactTexts.email} error={errors.email} required>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            placeholder={contactTexts.emailPlaceholder}
          />
        </Field>
      </div>
      <Field label={contactTexts.subject} error={errors.subject} required>
        <Input name="subject" maxLength={200} placeholder={contactTexts.subjectPlaceholder} />
      </Field>
      <Field label={contactTexts.message} error={errors.message} required>
        <Textarea
          name="message"
          rows={7}
          maxLength={10_000}
          placeholder={contactTexts.messagePlaceholder(dog.name)}
        />
      </Field>
      <Honeypot />
      <div>
        <Button type={submitType} busy={isBusy}>
          {isBusy ? contactTexts.submitting : contactTexts.submit}
        </Button>
      </div>
      <p className="without-script muted">{formNeedsScript}</p>
    </form>
  )
}

/** Programs that fill in every field fill in this one too; people never meet it. */
function Honeypot() {
  return (
    <div className="sr" aria-hidden="true">
      <label>
        {contactTexts.leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
