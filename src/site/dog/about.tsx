import type { ReactNode } from 'react'
import type { DogCard, PublicDog } from '#shared/contract/dog.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { HOME_PHOTOS_LOADED } from '#shared/limits.ts'
import { dates } from '#texts/grammar.ts'
import { aboutTexts } from '#texts/site/dog.ts'
import { shellTexts } from '#texts/site/pages.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Paw } from '#ui/dog/drawings.tsx'
import { WeightTable } from '#ui/dog/weight-table.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ThumbPlaceholder } from '#ui/pictures/thumb-placeholder.tsx'
import { useDogCard } from '../app/hooks.ts'
import { Link } from '../app/navigation.tsx'
import { AlbumPhoto, Repeat, TextWithItalicEnd } from '../app/parts.tsx'
import { query, useQuery } from '../data/query-cache.ts'

export function About() {
  const dog = useDogCard()
  // The intro opens the home page, so visitors who come from there have already read it.
  const lead = dog.sidebarText || dog.intro
  return (
    <>
      <div className="wrap about-head">
        {dog.portrait && (
          <div className="arch">
            {dog.portraitHash && <ThumbPlaceholder hash={dog.portraitHash} isLate />}
            <ResponsiveImage
              src={dog.portrait}
              focalPoint={dog.portraitFocalPoint}
              alt={shellTexts.portraitAlt(dog.name)}
              sizes="(min-width: 768px) 72vw, 106vw"
              eager
            />
          </div>
        )}
        <div>
          <h1>
            <TextWithItalicEnd {...aboutTexts.heading(dog.name)} />
          </h1>
          {lead && (
            <p className="lead" dir="auto">
              {lead}
            </p>
          )}
          <Facts dog={dog} />
        </div>
      </div>
      <Sections />
      <div className="wrap about-links">
        <Link className={buttonClass()} href="/blog">
          {aboutTexts.readBlog}
        </Link>
        <Link className={buttonClass({ variant: 'line' })} href="/gallery">
          {aboutTexts.seeGallery}
        </Link>
        {dog.birthday && (
          <Link className={buttonClass({ variant: 'line' })} href="/timeline">
            {aboutTexts.howLong(dog.pronouns)}
          </Link>
        )}
      </div>
    </>
  )
}

function Facts({ dog }: { dog: DogCard }) {
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

function Sections() {
  const { data: dog, isError } = useQuery(query('dog'))
  const photos = useAboutPhotos()
  if (isError) {
    return (
      <div className="wrap section">
        <ErrorBox>{aboutTexts.failed}</ErrorBox>
      </div>
    )
  }
  if (!dog) return <LoadingSections />
  return (
    <>
      <Favorites favorites={dog.favorites} photo={photos[0]} />
      <Story paragraphs={dog.story} photo={photos[1]} beneath={<WeightCurve />} />
      <Training {...dog.training} photo={photos[2]} />
      <FunFacts facts={dog.funFacts} />
    </>
  )
}

function LoadingSections() {
  return (
    <div role="status" aria-label={aboutTexts.loading}>
      <Skeleton className="wrap section about-loading">
        <Repeat times={12}>
          <SkeletonPart />
        </Repeat>
      </Skeleton>
    </div>
  )
}

const kinds = ['food', 'toy', 'activity', 'napSpot', 'trick'] as const

type FavoritesProps = Pick<PublicDog, 'favorites'> & { photo: Photo | undefined }

function Favorites({ favorites, photo }: FavoritesProps) {
  const known = kinds.filter((kind) => favorites[kind])
  if (known.length === 0) return null
  return (
    <section className="section" aria-labelledby="favorites-title">
      <div className="wrap about-pair">
        <div>
          <h2 id="favorites-title">
            <TextWithItalicEnd {...aboutTexts.favorites} />
          </h2>
          <AboutPhoto photo={photo} />
        </div>
        <dl className="favorites">
          {known.map((kind) => (
            <div key={kind}>
              <dt>{aboutTexts[kind]}</dt>
              <dd dir="auto">{favorites[kind]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

interface StoryProps {
  paragraphs: string[]
  photo: Photo | undefined
  /** Fills the room below the photo, beside the long text. */
  beneath: ReactNode
}

function Story({ paragraphs, photo, beneath }: StoryProps) {
  if (paragraphs.length === 0) return <div className="wrap">{beneath}</div>
  return (
    <section className="section is-story" aria-labelledby="story-title">
      <div className="wrap about-pair">
        <div>
          <h2 id="story-title">
            <TextWithItalicEnd {...aboutTexts.story} />
          </h2>
          <AboutPhoto photo={photo} />
          {beneath}
        </div>
        <div className="prose">
          {paragraphs.map((paragraph, at) => (
            <p key={paragraph} dir="auto" className={at === 0 ? dropCap(paragraph) : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

/** A drop cap needs a letter at the start and about three lines of text beside it. */
const dropCap = (text: string) => (/^\p{L}.{150}/su.test(text) ? 'drop-cap' : undefined)

/** The server draws the curve only if the owner shows it. */
function WeightCurve() {
  const { data: curve } = useQuery(query('weightCurve'))
  if (!curve?.drawing) return null
  return (
    <section className="about-weight" aria-labelledby="weight-title">
      <h3 id="weight-title">{aboutTexts.weightCurve}</h3>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
      <div dangerouslySetInnerHTML={{ __html: curve.drawing }} />
      <WeightTable rows={curve.weights} />
    </section>
  )
}

/** "Sit: he is nearly sitting already." becomes a term and its text. */
function splitItem(item: string): { word: string; text: string } {
  const at = item.indexOf(': ')
  return at < 0 ? { word: '', text: item } : { word: item.slice(0, at), text: item.slice(at + 2) }
}

type TrainingProps = PublicDog['training'] & { photo: Photo | undefined }

function Training({ intro, items, photo }: TrainingProps) {
  if (!intro && items.length === 0) return null
  return (
    <section className="section is-album" aria-labelledby="training-title">
      <div className="wrap about-pair">
        <div>
          <h2 id="training-title">
            <TextWithItalicEnd {...aboutTexts.training} />
          </h2>
          {intro && (
            <p className="training-intro" dir="auto">
              {intro}
            </p>
          )}
          <AboutPhoto photo={photo} />
        </div>
        <ul className="training">
          {items.map(splitItem).map(({ word, text }) => (
            <li key={text}>
              <Paw />
              <p dir="auto">
                {word && <strong>{word}: </strong>}
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function FunFacts({ facts }: { facts: string[] }) {
  if (facts.length === 0) return null
  return (
    <section className="section is-facts" aria-labelledby="facts-title">
      <div className="wrap">
        <h2 id="facts-title">
          <TextWithItalicEnd {...aboutTexts.funFacts} />
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

function AboutPhoto({ photo }: { photo: Photo | undefined }) {
  if (!photo) return null
  return (
    <AlbumPhoto
      className="about-photo"
      beneath={
        <figcaption>
          <Link href={photo.path} dir="auto">
            {photo.title}
          </Link>
        </figcaption>
      }
    >
      {photo.placeholder && <ThumbPlaceholder hash={photo.placeholder} />}
      <ResponsiveImage
        src={photo.imageUrl}
        focalPoint={photo.focalPoint}
        alt=""
        sizes="(min-width: 1344px) 430px, (min-width: 768px) 36vw, 80vw"
        width={photo.width ?? undefined}
        height={photo.height ?? undefined}
      />
    </AlbumPhoto>
  )
}

/** The portrait is already on the page, so it is left out. */
function useAboutPhotos(): Photo[] {
  const { portrait } = useDogCard()
  const { data = [] } = useQuery(query('photos', HOME_PHOTOS_LOADED))
  return data.filter(({ imageUrl }) => imageUrl !== portrait)
}
