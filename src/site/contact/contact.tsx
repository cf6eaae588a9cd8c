import { contactTexts } from '#texts/site/messages.ts'
import { Turned, turnAt } from '../parts/turned.tsx'
import { Faq } from './faq.tsx'
import { Letter } from './letter.tsx'

export function Contact() {
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
