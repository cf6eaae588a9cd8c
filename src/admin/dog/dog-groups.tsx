import { dogLimits as limits, pronounsChoices } from '#shared/dog/profile.ts'
import { coats } from '#shared/theme/coats.ts'
import { dogTexts as texts } from '#texts/admin/dog.ts'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '../parts/fields.tsx'
import { DogField, DogGroup, DogList, PhotoField, useDog, useLoggedWeight } from './dog-form.tsx'

const favorites = ['food', 'toy', 'activity', 'napSpot', 'trick'] as const

export function WhoGroup() {
  const { dog, write } = useDog()
  const logged = useLoggedWeight()
  const paths = ['name', 'breed', 'birthday', 'weight', 'color', 'pronouns', 'coat', 'tagline']
  return (
    <DogGroup title={texts.groups.who} paths={paths}>
      <div className="part-grid">
        <DogField at="name" label={texts.name} limit={limits.name} />
        <DogField at="breed" label={texts.breed} limit={limits.breed} />
        <DogField
          at="birthday"
          label={texts.birthday}
          limit={10}
          type="date"
          hint={texts.birthdayHint}
        />
        <DogField
          at="weight"
          label={texts.weight}
          limit={limits.weight}
          hint={logged ? texts.weightLogged(logged) : undefined}
        />
        <DogField at="color" label={texts.color} limit={limits.color} />
        <Field label={texts.pronouns}>
          <Select
            value={dog.pronouns}
            onChange={(event) => write('pronouns', event.currentTarget.value)}
            options={pronounsChoices.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field label={texts.coat}>
          <Select
            value={dog.coat}
            onChange={(event) => write('coat', event.currentTarget.value)}
            options={coats.map((value) => ({ value, label: texts.coats[value] }))}
          />
        </Field>
        <DogField at="tagline" label={texts.tagline} limit={limits.tagline} className="is-wide" />
      </div>
    </DogGroup>
  )
}

export function PicturesGroup() {
  return (
    <DogGroup title={texts.groups.pictures} paths={['heroPhoto', 'portrait']}>
      <div className="pics">
        <PhotoField
          at="heroPhoto"
          label={texts.heroPhoto}
          hint={texts.heroPhotoHint}
          shape="is-mount"
        />
        <PhotoField
          at="portrait"
          label={texts.portrait}
          hint={texts.portraitHint}
          shape="is-arch"
        />
      </div>
    </DogGroup>
  )
}

export function FirstWordsGroup() {
  return (
    <DogGroup title={texts.groups.firstWords} paths={['heroTitle', 'intro']}>
      <div className="turned">
        <DogField
          at="heroTitle.plain"
          label={texts.headline}
          limit={limits.titlePart}
          className="is-bold"
        />
        <DogField
          at="heroTitle.turned"
          label={texts.headlineTurned}
          limit={limits.titlePart}
          className="is-turned"
        />
      </div>
      <DogField at="intro" label={texts.intro} limit={limits.intro} long />
    </DogGroup>
  )
}

export function FavoritesGroup() {
  return (
    <DogGroup title={texts.groups.favorites} paths={['favorites']}>
      <div className="part-grid">
        {favorites.map((kind) => (
          <DogField
            key={kind}
            at={`favorites.${kind}`}
            label={texts[kind]}
            limit={limits.favorite}
          />
        ))}
      </div>
    </DogGroup>
  )
}

export function StoryGroup() {
  return (
    <DogGroup title={texts.groups.story} paths={['story']}>
      <DogList
        at="story"
        nameOf={texts.paragraph}
        addLabel={texts.addParagraph}
        empty=""
        limit={limits.paragraphs}
      >
        {(path, name) => (
          <DogField at={path} label={name} hideLabel limit={limits.paragraph} long />
        )}
      </DogList>
    </DogGroup>
  )
}

export function FunFactsGroup() {
  return (
    <DogGroup title={texts.groups.funFacts} paths={['funFacts']}>
      <DogList
        at="funFacts"
        nameOf={texts.fact}
        addLabel={texts.addFact}
        empty=""
        limit={limits.items}
      >
        {(path, name) => <DogField at={path} label={name} hideLabel limit={limits.item} long />}
      </DogList>
    </DogGroup>
  )
}

export function TrainingGroup() {
  return (
    <DogGroup title={texts.groups.training} paths={['training']}>
      <DogField at="training.intro" label={texts.trainingIntro} limit={limits.trainingIntro} long />
      <DogList
        at="training.items"
        nameOf={texts.lesson}
        addLabel={texts.addLesson}
        empty=""
        limit={limits.items}
      >
        {(path, name) => <DogField at={path} label={name} hideLabel limit={limits.item} long />}
      </DogList>
    </DogGroup>
  )
}

export function TilesGroup() {
  return (
    <DogGroup title={texts.groups.tiles} paths={['stats']}>
      <div className="tiles">
        {Array.from({ length: limits.stats }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four fixed places
          <div key={index}>
            <DogField
              at={`stats.${index}.value`}
              label={texts.tileValue(index + 1)}
              hideLabel
              limit={limits.statValue}
              className="tile-value"
            />
            <DogField
              at={`stats.${index}.label`}
              label={texts.tileLabel(index + 1)}
              hideLabel
              limit={limits.statLabel}
              className="tile-label"
            />
          </div>
        ))}
      </div>
    </DogGroup>
  )
}

export function OtherWordsGroup() {
  return (
    <DogGroup title={texts.groups.otherWords} paths={['teaserTitle', 'aboutTeaser', 'sidebarText']}>
      <div className="turned">
        <DogField at="teaserTitle.plain" label={texts.teaserTitle} limit={limits.titlePart} />
        <DogField at="teaserTitle.turned" label={texts.teaserTurned} limit={limits.titlePart} />
      </div>
      <DogField at="aboutTeaser" label={texts.aboutTeaser} limit={limits.aboutTeaser} long />
      <DogField at="sidebarText" label={texts.sidebarText} limit={limits.sidebarText} long />
    </DogGroup>
  )
}

export function FaqGroup() {
  return (
    <DogGroup title={texts.groups.faq} paths={['faq']}>
      <DogList
        at="faq"
        nameOf={texts.question}
        addLabel={texts.addQuestion}
        empty={{ question: '', answer: '' }}
        limit={limits.questions}
      >
        {(path, name) => (
          <>
            <DogField at={`${path}.question`} label={name} limit={limits.question} />
            <DogField
              at={`${path}.answer`}
              label={texts.answer(Number(path.split('.')[1]) + 1)}
              limit={limits.answer}
              long
            />
          </>
        )}
      </DogList>
    </DogGroup>
  )
}
