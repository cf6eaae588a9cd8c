import { ChevronDown } from 'lucide'
import { contactTexts } from '#texts/site/messages.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'

/** Stands below the letter, which does not wait for it. */
export function Faq() {
  const { data: dog } = useQuery(useSiteQueries().dog())
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
