import { useEffect, useRef, useState } from 'react'
import { contactTexts, contactToasts } from '#texts/site/messages.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input, Textarea } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Paw } from '#ui/dog/drawings.tsx'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { FormFailure, useLazyForm, usePlainFormResult } from '../app/forms.tsx'
import { useDogCard } from '../app/hooks.ts'
import { DogStamp, splitItalicEnd, TextWithItalicEnd } from '../app/parts.tsx'
import { query, useQuery } from '../data/query-cache.ts'

export function Contact() {
  const { contactLead } = useDogCard()
  return (
    <div className="wrap contact">
      <header className="page-head">
        <h1>
          <TextWithItalicEnd {...splitItalicEnd(contactTexts.heading, contactTexts.headingTurn)} />
        </h1>
        <p className="lead" dir="auto">
          {contactLead}
        </p>
      </header>
      <ContactLetterForm />
      <Faq />
    </div>
  )
}

export function ContactLetterForm() {
  const { name } = useDogCard()
  const [sent, setSent] = useState<'not yet' | 'sent' | 'once more'>(
    usePlainFormResult('contact')?.outcome === 'done' ? 'sent' : 'not yet',
  )
  return (
    <section className="letter" aria-labelledby="letter-title">
      <div className="letter-top">
        <h2 id="letter-title" tabIndex={-1}>
          {sent === 'sent' ? contactTexts.sentTitle : contactTexts.greeting(name)}
        </h2>
        <DogStamp />
      </div>
      {sent === 'sent' ? (
        <MessageSent onAnother={() => setSent('once more')} />
      ) : (
        <ContactForm focusAtOnce={sent === 'once more'} onSent={() => setSent('sent')} />
      )}
    </section>
  )
}

interface ContactFormProps {
  /** True after the visitor asked to write another message. */
  focusAtOnce: boolean
  onSent: () => void
}

const loadCall = async () => (await import('./contact-call.ts')).contactFormHandler
const read = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

function ContactForm({ focusAtOnce, onSent }: ContactFormProps) {
  const sent = usePlainFormResult('contact')
  const { name } = useDogCard()
  const { formProps, errors, isBusy } = useLazyForm({
    loadCall,
    read,
    errors: sent?.errors,
    onDone: () => {
      showToast(contactToasts.done)
      onSent()
    },
    onFailed: () => showToast({ ...contactToasts.failed, variant: 'destructive' }),
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

function MessageSent({ onAnother }: { onAnother: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  // The focused button is gone with the form and the page is shorter, so the top of the letter
  // scrolls into view.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="sent" ref={panel} tabIndex={-1} role="status">
      <p className="lead">{contactTexts.sent}</p>
      <div className="trail" aria-hidden="true">
        <Paw />
        <Paw />
        <Paw />
        <Paw />
        <Paw />
        <Paw />
      </div>
      <Button variant="line" onClick={onAnother}>
        {contactTexts.sendAnother}
      </Button>
    </div>
  )
}

/** The form does not wait for the FAQ data. */
function Faq() {
  const { data: dog } = useQuery(query('dog'))
  if (!dog || dog.faq.length === 0) return null
  return (
    <section className="faq" aria-labelledby="faq-title">
      <h2 id="faq-title">{contactTexts.faqHeading}</h2>
      {dog.faq.map(({ question, answer }, at) => (
        <details key={question} open={at === 0}>
          <summary dir="auto">
            {question}
            <Icon of={ChevronDown} />
          </summary>
          <p dir="auto">{answer}</p>
        </details>
      ))}
    </section>
  )
}
