import { useState } from 'react'
import { newsletterTexts, newsletterToasts } from '#texts/site/newsletter.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Paw } from '#ui/dog/drawings.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { Checkbox, FormFailure, useLazyForm, usePlainFormResult } from '../app/forms.tsx'
import { useDogCard } from '../app/hooks.ts'

export function NewsletterSection({ level = 2 }: { level?: 1 | 2 }) {
  const Heading = `h${level}` as const
  return (
    <section className="pack" id="newsletter" aria-labelledby="pack-title">
      <div className="wrap pack-grid">
        <div>
          <Heading id="pack-title">{newsletterTexts.heading}</Heading>
          <p className="lead">{useDogCard().newsletterLead}</p>
          <div className="pack-paws" aria-hidden="true">
            <Paw />
            <Paw />
            <Paw />
            <Paw />
            <Paw />
            <Paw />
          </div>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}

const loadCall = async () => (await import('./newsletter-call.ts')).newsletterFormHandler

function read(form: HTMLFormElement) {
  const data = new FormData(form)
  return { name: data.get('name'), email: data.get('email'), consent: data.has('consent') }
}

function NewsletterForm() {
  const sent = usePlainFormResult('newsletter')
  const [nextStep, setNextStep] = useState('')
  const { formProps, errors, isBusy } = useLazyForm({
    loadCall,
    read,
    errors: sent?.errors,
    onDone: (sentence) => {
      showToast(newsletterToasts.done)
      setNextStep(sentence)
    },
    onFailed: () => showToast({ ...newsletterToasts.failed, variant: 'destructive' }),
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
      {/* The element is always present, because screen readers announce changes only. */}
      <p className="next-step" role="status">
        {nextStep}
      </p>
    </form>
  )
}
