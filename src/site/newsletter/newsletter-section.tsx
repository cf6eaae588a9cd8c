import { newsletterTexts } from '#shared/texts/newsletter.ts'
import { Paw } from '#ui/dog/paw.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export function NewsletterSection() {
  return (
    <section className="pack" aria-labelledby="pack-title">
      <div className="wrap pack-grid">
        <div>
          <h2 id="pack-title">{newsletterTexts.heading}</h2>
          <p className="lead">{newsletterTexts.lead}</p>
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
