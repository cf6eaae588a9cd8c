import type { DogCard } from '#shared/contract/dog.ts'
import { dates } from '#texts/grammar.ts'
import { aboutTexts } from '#texts/site/dog.ts'

/** Lies along the measuring tape. */
export function Facts({ dog }: { dog: DogCard }) {
  const facts = [
    [aboutTexts.breed, dog.breed],
    [aboutTexts.age, dog.age],
    [aboutTexts.color, dog.color],
    [aboutTexts.weight, dog.weight],
  ].filter(([, fact]) => fact)
  if (facts.length === 0) return null
  return (
    <dl className="stats is-facts">
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{fact}</dd>
        </div>
      ))}
      {dog.birthday && (
        <div>
          <dt>{aboutTexts.birthday}</dt>
          <dd>
            <time dateTime={dog.birthday}>{dates.long(dog.birthday)}</time>
          </dd>
        </div>
      )}
    </dl>
  )
}
