import { Link } from 'wouter'
import { newsletterToasts } from '#texts/site/newsletter.ts'
import { pageNotFoundTexts } from '#texts/site/pages.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { useSentForm } from '../forms/use-sent-form.ts'
import { NewsletterSection } from './newsletter-section.tsx'

/** The page that answers the form where scripts do not run. */
export function NewsletterAnswer() {
  const sent = useSentForm('newsletter')
  if (sent?.outcome !== 'done') return <NewsletterSection level={1} />
  return (
    <div className="wrap post-missing">
      <EmptyState
        action={
          <Link className={buttonClass()} href="/">
            {pageNotFoundTexts.home}
          </Link>
        }
      >
        <h1>{newsletterToasts.done.title}</h1>
        <p>{newsletterToasts.done.description}</p>
      </EmptyState>
    </div>
  )
}
