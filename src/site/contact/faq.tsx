import { ChevronDown } from 'lucide'
import { contactFaq, contactTexts } from '#shared/texts/contact.ts'
import { Icon } from '#ui/display/icon.tsx'

export function Faq() {
  return (
    <section className="faq" aria-labelledby="faq-title">
      <h2 id="faq-title">{contactTexts.faqHeading}</h2>
      {contactFaq.map(({ question, answer }, at) => (
        <details key={question} open={at === 0}>
          <summary>
            {question}
            <Icon of={ChevronDown} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
