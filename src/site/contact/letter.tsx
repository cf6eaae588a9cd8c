import { useState } from 'react'
import { contactTexts } from '#texts/site/messages.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { useDog } from '../layout/use-dog.ts'
import { Stamp } from '../parts/stamp.tsx'
import { ContactForm } from './contact-form.tsx'
import { MessageSent } from './message-sent.tsx'

/** The letter that is written, or the one that has been sent. */
export function Letter() {
  const { name } = useDog()
  const [sent, setSent] = useState<'not yet' | 'sent' | 'once more'>(
    useSentForm('contact')?.outcome === 'done' ? 'sent' : 'not yet',
  )
  return (
    <section className="letter" aria-labelledby="letter-title">
      <div className="letter-top">
        <h2 id="letter-title" tabIndex={-1}>
          {sent === 'sent' ? contactTexts.sentTitle : contactTexts.greeting(name)}
        </h2>
        <Stamp />
      </div>
      {sent === 'sent' ? (
        <MessageSent onAnother={() => setSent('once more')} />
      ) : (
        <ContactForm focusAtOnce={sent === 'once more'} onSent={() => setSent('sent')} />
      )}
    </section>
  )
}
