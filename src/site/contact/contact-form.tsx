import { contactTexts, contactToasts } from '#texts/site/messages.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { useLazyForm } from '../forms/use-lazy-form.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { useDog } from '../layout/use-dog.ts'

interface ContactFormProps {
  /** Whoever asked for another letter wants to write it. */
  focusAtOnce: boolean
  onSent: () => void
}

const loadCall = async () => (await import('./contact-call.ts')).contactCall
const read = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

export function ContactForm({ focusAtOnce, onSent }: ContactFormProps) {
  const sent = useSentForm('contact')
  const { name } = useDog()
  const { formProps, errors, isBusy } = useLazyForm({
    loadCall,
    read,
    errors: sent?.errors,
    onDone: () => {
      toast(contactToasts.done)
      onSent()
    },
    onFailed: () => toast({ ...contactToasts.failed, variant: 'destructive' }),
  })
  return (
    <form {...formProps} action="/contact" aria-labelledby="letter-title">
      <FormFailure sent={sent} text={contactToasts.failed} />
      <div className="two">
        <Field label={contactTexts.name} error={errors.name} required>
          <Input
            name="name"
            autoComplete="name"
            maxLength={120}
            placeholder={contactTexts.namePlaceholder}
            defaultValue={sent?.values.name}
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
            defaultValue={sent?.values.email}
          />
        </Field>
      </div>
      <Field label={contactTexts.subject} error={errors.subject} required>
        <Input
          name="subject"
          maxLength={200}
          placeholder={contactTexts.subjectPlaceholder}
          defaultValue={sent?.values.subject}
        />
      </Field>
      <Field label={contactTexts.message} error={errors.message} required>
        <Textarea
          name="message"
          rows={7}
          maxLength={10_000}
          placeholder={contactTexts.messagePlaceholder(name)}
          defaultValue={sent?.values.message}
        />
      </Field>
      <Honeypot />
      <div>
        <Button type="submit" busy={isBusy}>
          {isBusy ? contactTexts.submitting : contactTexts.submit}
        </Button>
      </div>
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
