import { Link } from 'wouter'
import { sendingTexts as texts } from '#texts/admin/moments.ts'
import { ArrowLink } from '#ui/controls/button.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import type { Delivery } from '../sync/pending.ts'

export function DeliveredMoment({ post, photos }: Omit<Delivery, 'key'>) {
  const { published, title, slug, id, coverImage } = post
  return (
    <>
      <section className="landed" role="status">
        <h2>{published ? texts.landed : texts.landedAsDraft}</h2>
        <p>{published ? texts.posted(photos) : texts.onlyYou}</p>
        <LongDog />
      </section>
      <article className="landed-post">
        {photos > 0 && (
          <div className="pic">
            <ResponsiveImage src={coverImage} alt="" sizes="(min-width: 64rem) 40rem, 100vw" />
          </div>
        )}
        <h3>{title}</h3>
        <p className="links-row">
          {published && <ArrowLink href={`/blog/${slug}`}>{texts.viewPost}</ArrowLink>}
          <ArrowLink as={Link} href={`/admin/posts/${id}/edit`}>
            {texts.openInEditor}
          </ArrowLink>
        </p>
      </article>
    </>
  )
}
