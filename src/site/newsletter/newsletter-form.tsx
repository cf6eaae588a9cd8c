import { newsletterTexts, newsletterToasts } from '#texts/site/newsletter.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { Checkbox } from '../forms/checkbox.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useLazyForm } from '../forms/use-lazy-form.ts'
import { useSentForm } from '../forms/use-sent-form.ts'

const loadCall = async () => (await import('./newsletter-call.ts')).newsletterCall

function read(form: HTMLFormElement) {
  const data = new FormData(form)
  return { name: data.get('name'), email: data.get('email'), consent: data.has('consent') }
}

export function NewsletterForm() {
  const sent = useSentForm('newsletter')
  const { formProps, errors, isBusy } = useLazyForm({
    loadCall,
    read,
    errors: sent?.errors,
    onDone: () => toast(newsletterToasts.done),
    onFailed: () => toast({ ...newsletterToasts.failed, variant: 'destructive' }),
  })
  return (
    <form {...formProps} action="/newsletter" aria-label={newsletterTexts.heading}>
      <FormFailure sent={sent} text={newsletterToasts.failed} />
      <Field id="newsletter-name" label={newsletterTexts.name} error={errors.name} required>
        <Input
          name="name"
          autoComplete="name"
          maxLength={120}
          placeholder={newsletterTexts.namePlaceholder}
          defaultValue={sent?.values.name}
        />
      </Field>
      <Field id="newsletter-email" label={newsletterTexts.email} error={errors.email} required>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          placeholder={newsletterTexts.emailPlaceholder}
          defaultValue={sent?.values.email}
        />
      </Field>
      <Checkbox
        name="consent"
        label={newsletterTexts.consent}
        error={errors.consent}
        defaultChecked={sent?.values.consent !== undefined}
      />
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? newsletterTexts.submitting : newsletterTexts.submit}
      </Button>
    </form>
  )
}
