import { contactTexts } from '#shared/texts/contact.ts'
import { Turned, turnAt } from '#ui/display/turned.tsx'
import { usePageTitle } from '../head/use-page-title.ts'
import { lazyPart } from '../waking/lazy-part.tsx'
import { Letter } from './letter.tsx'

const Faq = lazyPart(async () => (await import('./faq.tsx')).Faq, 'never', {
  whenDrawn: 'later',
})

export function Contact() {
  usePageTitle()
  return (
    <div className="wrap contact">
      <header className="page-head">
        <h1>
          <Turned {...turnAt(contactTexts.heading, contactTexts.headingTurn)} />
        </h1>
        <p className="lead">{contactTexts.lead}</p>
      </header>
      <Letter />
      <Faq />
    </div>
  )
}
