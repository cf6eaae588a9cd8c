import type { CSSProperties } from 'react'
import type { DogProfile } from '#shared/dog/profile.ts'
import { publicDogOf } from '#shared/dog/public-dog.ts'
import { coatVariables } from '#shared/theme/coats.ts'
import { dogTexts as texts } from '#texts/admin/dog.ts'
import { dates } from '#texts/grammar.ts'
import { aboutTexts } from '#texts/site/dog.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Paw } from '#ui/dog/drawings.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { Eye } from '#ui/icons/eye.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useToday } from '../app/diary.ts'
import { useLoggedWeight } from './dog-fields.tsx'

export function DogPreview({ typed }: { typed: DogProfile }) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed.birthday)
  const weight = useLoggedWeight() ?? typed.weight
  const birthday = isDay ? typed.birthday : ''
  const dog = publicDogOf({ ...typed, weight, birthday }, useToday())
  const isDark = document.documentElement.dataset.theme === 'dark'
  const coat = coatVariables(dog.coat, isDark) as CSSProperties
  const facts = [
    [aboutTexts.breed, dog.breed],
    [aboutTexts.age, dog.age],
    [aboutTexts.color, dog.color],
    [aboutTexts.weight, dog.weight],
    [aboutTexts.birthday, dog.birthday && dates.long(dog.birthday)],
  ].filter(([, fact]) => fact)
  return (
    <section className="specimen" aria-label={texts.preview} style={coat}>
      <div className="specimen-bar">
        <Icon of={Eye} />
        {texts.preview}
      </div>
      <div className="specimen-top is-hero">
        <p className="specimen-heading">
          {dog.heroTitle.plain} <em>{dog.heroTitle.turned}</em>
        </p>
        <p className="specimen-intro">{dog.intro}</p>
        {(dog.heroLook !== 'photo' || !dog.heroPhoto) && <LongDog />}
      </div>
      <div className="mini-about">
        {dog.portrait && (
          <div className="pic">
            <ResponsiveImage src={dog.portrait} alt="" sizes="112px" />
          </div>
        )}
        <div>
          <p className="specimen-title">{dog.name}</p>
          <p>{dog.tagline}</p>
          <dl>
            {facts.map(([label, fact]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {dog.stats.length > 0 && (
        <dl className="stats is-mini">
          {dog.stats.map(({ value, label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tiles may say the same while typing
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Pages dog={dog} />
    </section>
  )
}

function Pages({ dog }: { dog: ReturnType<typeof publicDogOf> }) {
  return (
    <div className="mini-page">
      {dog.story.length > 0 && <p className="specimen-title">{texts.groups.story}</p>}
      {dog.story.slice(0, 2).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {dog.funFacts.length > 0 && <p className="specimen-title">{texts.groups.funFacts}</p>}
      <ol>
        {dog.funFacts.slice(0, 3).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ol>
      {dog.training.items.length > 0 && <p className="specimen-title">{texts.groups.training}</p>}
      <ul className="mini-knows">
        {dog.training.items.slice(0, 2).map((item) => (
          <li key={item}>
            <Paw />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
