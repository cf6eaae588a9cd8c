import { useFormContext, useWatch } from 'react-hook-form'
import type { DogProfile } from '#shared/dog/profile.ts'
import {
  heroVariants,
  dogFieldLimits as limits,
  pronounOptions,
} from '#shared/dog/profile-parts.ts'
import { coats } from '#shared/theme/coats.ts'
import { dogTexts as texts } from '#texts/admin/dog.ts'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '../parts/fields.tsx'
import {
  DogField,
  DogFieldGroup,
  DogListEditor,
  PhotoField,
  useFilledCountText,
  useLoggedWeight,
} from './dog-fields.tsx'

const tiles = Array.from({ length: limits.stats }, (_, index) => index)
const otherWords = [
  'teaserTitle.plain',
  'aboutTeaser',
  'sidebarText',
  'contactLead',
  'galleryLead',
  'newsletterLead',
] as const
const favorites = ['food', 'toy', 'activity', 'napSpot', 'trick'] as const

function useCount(list: 'story' | 'funFacts' | 'training.items' | 'faq'): number {
  return useWatch<DogProfile, typeof list>({ name: list }).length
}

export function DogFieldGroups() {
  return (
    <>
      <WhoGroup />
      <PicturesGroup />
      <FirstWordsGroup />
      <TilesGroup />
      <FavoritesGroup />
      <StoryGroup />
      <FunFactsGroup />
      <TrainingGroup />
      <OtherWordsGroup />
      <FaqGroup />
    </>
  )
}

function WhoGroup() {
  const state = useFilledCountText(['name', 'breed', 'birthday', 'weight', 'color', 'tagline'])
  const { register } = useFormContext<DogProfile>()
  const logged = useLoggedWeight()
  return (
    <DogFieldGroup
      title={texts.groups.who}
      state={state}
      startsOpen
      parts={['name', 'breed', 'birthday', 'weight', 'color', 'pronouns', 'coat', 'tagline']}
    >
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
            {...register('pronouns')}
            options={pronounOptions.map((value) => ({ value, label: texts.pronounForms[value] }))}
          />
        </Field>
        <Field label={texts.coat}>
          <Select
            {...register('coat')}
            options={coats.map((value) => ({ value, label: texts.coats[value] }))}
          />
        </Field>
        <DogField at="tagline" label={texts.tagline} limit={limits.tagline} className="is-wide" />
      </div>
    </DogFieldGroup>
  )
}

function PicturesGroup() {
  const state = useFilledCountText(['heroPhoto', 'portrait'])
  const { register } = useFormContext<DogProfile>()
  return (
    <DogFieldGroup
      title={texts.groups.pictures}
      state={state}
      parts={['heroPhoto', 'portrait', 'heroLook']}
    >
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
      <Field label={texts.heroLook}>
        <Select
          {...register('heroLook')}
          options={heroVariants.map((value) => ({ value, label: texts.heroLooks[value] }))}
        />
      </Field>
    </DogFieldGroup>
  )
}

function FirstWordsGroup() {
  const state = useFilledCountText(['heroTitle.plain', 'heroTitle.turned', 'intro'])
  return (
    <DogFieldGroup title={texts.groups.firstWords} state={state} parts={['heroTitle', 'intro']}>
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
    </DogFieldGroup>
  )
}

function FavoritesGroup() {
  const state = useFilledCountText(favorites.map((kind) => `favorites.${kind}` as const))
  return (
    <DogFieldGroup title={texts.groups.favorites} state={state} parts={['favorites']}>
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
    </DogFieldGroup>
  )
}

function StoryGroup() {
  const state = texts.paragraphs(useCount('story'))
  return (
    <DogFieldGroup title={texts.groups.story} state={state} parts={['story']}>
      <DogListEditor
        at="story"
        nameOf={texts.paragraph}
        addLabel={texts.addParagraph}
        empty=""
        limit={limits.paragraphs}
      >
        {(path, name) => (
          <DogField at={path} label={name} hideLabel limit={limits.paragraph} long />
        )}
      </DogListEditor>
    </DogFieldGroup>
  )
}

function FunFactsGroup() {
  const state = texts.facts(useCount('funFacts'))
  return (
    <DogFieldGroup title={texts.groups.funFacts} state={state} parts={['funFacts']}>
      <DogListEditor
        at="funFacts"
        nameOf={texts.fact}
        addLabel={texts.addFact}
        empty=""
        limit={limits.items}
      >
        {(path, name) => <DogField at={path} label={name} hideLabel limit={limits.item} long />}
      </DogListEditor>
    </DogFieldGroup>
  )
}

function TrainingGroup() {
  const state = texts.lessons(useCount('training.items'))
  return (
    <DogFieldGroup title={texts.groups.training} state={state} parts={['training']}>
      <DogField at="training.intro" label={texts.trainingIntro} limit={limits.trainingIntro} long />
      <DogListEditor
        at="training.items"
        nameOf={texts.lesson}
        addLabel={texts.addLesson}
        empty=""
        limit={limits.items}
      >
        {(path, name) => <DogField at={path} label={name} hideLabel limit={limits.item} long />}
      </DogListEditor>
    </DogFieldGroup>
  )
}

function TilesGroup() {
  const state = useFilledCountText(tiles.map((index) => `stats.${index}.value` as const))
  return (
    <DogFieldGroup title={texts.groups.tiles} state={state} parts={['stats']}>
      <div className="tiles">
        {tiles.map((index) => (
          <div key={index}>
            <DogField
              at={`stats.${index}.value`}
              label={texts.tileValue(index + 1)}
              placeholder={texts.tileValueHere}
              hideLabel
              limit={limits.statValue}
              className="tile-value"
            />
            <DogField
              at={`stats.${index}.label`}
              label={texts.tileLabel(index + 1)}
              placeholder={texts.tileLabelHere}
              hideLabel
              limit={limits.statLabel}
              className="tile-label"
            />
          </div>
        ))}
      </div>
    </DogFieldGroup>
  )
}

function OtherWordsGroup() {
  const state = useFilledCountText([...otherWords])
  return (
    <DogFieldGroup
      title={texts.groups.otherWords}
      state={state}
      parts={[
        'teaserTitle',
        'aboutTeaser',
        'sidebarText',
        'contactLead',
        'galleryLead',
        'newsletterLead',
      ]}
    >
      <div className="turned">
        <DogField at="teaserTitle.plain" label={texts.teaserTitle} limit={limits.titlePart} />
        <DogField at="teaserTitle.turned" label={texts.teaserTurned} limit={limits.titlePart} />
      </div>
      <DogField at="aboutTeaser" label={texts.aboutTeaser} limit={limits.aboutTeaser} long />
      <DogField at="sidebarText" label={texts.sidebarText} limit={limits.sidebarText} long />
      <DogField at="contactLead" label={texts.contactLead} limit={limits.lead} long />
      <DogField at="galleryLead" label={texts.galleryLead} limit={limits.lead} long />
      <DogField at="newsletterLead" label={texts.newsletterLead} limit={limits.lead} long />
    </DogFieldGroup>
  )
}

function FaqGroup() {
  const state = texts.questions(useCount('faq'))
  return (
    <DogFieldGroup title={texts.groups.faq} state={state} parts={['faq']}>
      <DogListEditor
        at="faq"
        nameOf={texts.question}
        addLabel={texts.addQuestion}
        empty={{ question: '', answer: '' }}
        limit={limits.questions}
      >
        {(path, name, number) => (
          <>
            <DogField at={`${path}.question`} label={name} limit={limits.question} />
            <DogField
              at={`${path}.answer`}
              label={texts.answer(number)}
              limit={limits.answer}
              long
            />
          </>
        )}
      </DogListEditor>
    </DogFieldGroup>
  )
}
