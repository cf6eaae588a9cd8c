import { FileText } from 'lucide'
import { Link } from 'wouter'
import type { PageFigures } from '#shared/contract/statistics.admin.ts'
import { mostReadTexts as texts } from '#texts/admin/statistics.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { type Bar, Bars } from '../../parts/charts.tsx'

const MOST = 10

export function MostRead({ pages }: { pages: readonly PageFigures[] }) {
  return (
    <section className="box" aria-labelledby="most-read">
      <div className="box-head">
        <h2 id="most-read">{texts.heading}</h2>
        <ArrowLink as={Link} href="/admin?tab=content">
          {texts.all}
        </ArrowLink>
      </div>
      {pages.length > 0 ? (
        <div className="ranks">
          <Bars
            label={texts.heading}
            columns={texts.columns}
            bars={pages.slice(0, MOST).map(barOf)}
          />
        </div>
      ) : (
        <p className="muted">{texts.none}</p>
      )}
    </section>
  )
}

/** A post is opened in the editor, another page as visitors see it; one that is gone has its address only. */
function barOf({ path, title, post, views }: PageFigures): Bar {
  const name = post ? (
    <Link dir="auto" href={`/admin/posts/${post.id}/edit`}>
      {title}
    </Link>
  ) : (
    title !== null && <a href={path}>{title}</a>
  )
  const picture = (
    <span className="rank-pic">
      {post?.coverImage ? (
        <ResponsiveImage src={post.coverImage} alt="" sizes="60px" width={60} height={46} />
      ) : (
        <Icon of={FileText} />
      )}
    </span>
  )
  return { key: path, value: views, title: title ?? path, name: name || path, picture }
}
