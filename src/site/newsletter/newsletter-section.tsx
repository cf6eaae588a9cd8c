import { newsletterTexts } from '#texts/site/newsletter.ts'
import { Paw } from '#ui/dog/paw.tsx'
import { useDog } from '../layout/use-dog.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export function NewsletterSection({ level = 2 }: { level?: 1 | 2 }) {
  const Heading = `h${level}` as const
  return (
    <section className="pack" id="newsletter" aria-labelledby="pack-title">
      <div className="wrap pack-grid">
        <div>
          <Heading id="pack-title">{newsletterTexts.heading}</Heading>
          <p className="lead">{newsletterTexts.lead(useDog().name)}</p>
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
