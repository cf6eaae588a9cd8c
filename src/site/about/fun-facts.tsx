import { aboutTexts } from '#texts/site/dog.ts'
import { Turned } from '../parts/turned.tsx'

export function FunFacts({ facts }: { facts: string[] }) {
  if (facts.length === 0) return null
  return (
    <section className="section is-facts" aria-labelledby="facts-title">
      <div className="wrap">
        <h2 id="facts-title">
          <Turned {...aboutTexts.funFacts} />
        </h2>
        <ol className="fun-facts">
          {facts.map((fact) => (
            <li key={fact} dir="auto">
              {fact}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
