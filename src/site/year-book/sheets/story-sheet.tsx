import { Link } from 'wouter'
import type { BookStory } from '#shared/contract/dog.ts'
import { dates } from '#texts/grammar.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { classNames } from '#ui/display/class-names.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'

/** Two columns that are higher than a screen cannot be read there: its words stand beside the picture instead. */
const LONG_STORY = 6000

export function StorySheet({ story }: { story: BookStory }) {
  const { slug, title, coverImage, date, age, html } = story
  return (
    <article className={classNames('folio is-post', html.length > LONG_STORY && 'is-long')}>
      <div className="folio-begin">
        <figure className="folio-plate">
          <ResponsiveImage
            src={coverImage}
            alt=""
            sizes="(min-width: 768px) 960px, 90vw"
            width={1600}
            height={1067}
          />
        </figure>
        <header>
          <h2 dir="auto">
            <Link href={`/blog/${slug}`}>{title}</Link>
          </h2>
          <p className="folio-meta">{bookTexts.storyMeta(dates.short(date), age)}</p>
        </header>
      </div>
      <div
        className="folio-text prose"
        dir="auto"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which escapes
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </article>
  )
}
