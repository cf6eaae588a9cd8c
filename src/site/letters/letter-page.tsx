import { letterPageKey, type LetterPage as Shown } from '#shared/page-rendering.ts'
import { letterPageLabels, letterPageTexts } from '#texts/site/letter-pages.ts'
import { useQueryCache } from '../data/use-query.ts'
import { useDog } from '../layout/use-dog.ts'
import { Turned } from '../parts/turned.tsx'
import { LetterActs } from './letter-acts.tsx'
import { StampSpot } from './stamp-spot.tsx'

const noLink: Shown = { kind: 'stale', email: '' }

/** Where the links in mails lead to: a letter with one button. */
export function LetterPage() {
  const page = useQueryCache().getQueryData<Shown>({ queryKey: letterPageKey }) ?? noLink
  const { title, words, hint } = letterPageTexts[page.kind]
  const { name } = useDog()
  return (
    <div className="wrap mail-page">
      <section className="letter is-mail" aria-labelledby="letter-title">
        <div className="letter-top">
          <h1 id="letter-title">
            <Turned plain={title[0]} turned={title[1]} />
          </h1>
          <StampSpot kind={page.kind} />
        </div>
        {page.email && (
          <p className="addressed">
            <span>{letterPageLabels.to}</span>
            {page.email}
          </p>
        )}
        <p>{words(name)}</p>
        <LetterActs page={page} />
        <p className="hint">{hint}</p>
      </section>
    </div>
  )
}
