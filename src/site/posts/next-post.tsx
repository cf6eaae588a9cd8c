import type { PostLink } from '#shared/contract/posts.ts'
import { dates } from '#texts/grammar.ts'
import { taleTexts as texts } from '#texts/site/posts.ts'
import { DogHead } from '#ui/dog/drawings.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useCategories } from '../app/hooks.ts'
import { Link } from '../app/navigation.tsx'
import type { PostPage } from '../data/calls.ts'

const TALE_SIZES = '(min-width: 1344px) 610px, (min-width: 768px) 46vw, calc(100vw - 40px)'
/** The square is cut from a picture that is half as wide again. */
const RELATED_SIZES = '168px'

export function NextPost({ post }: { post: PostPage }) {
  const { newer, older, related } = post
  const { label } = useCategories().of(post.category)
  if (!newer && !older) return null
  const [plain, slanted] = texts.heading
  return (
    <section className="wrap tales" aria-labelledby="tales">
      <h2 id="tales" className="tales-head">
        {plain} <em>{slanted}</em>
        <DogHead className="tales-nose" />
      </h2>
      <div className="tales-beside">
        {newer && <Tale post={newer} sizes={TALE_SIZES} label={texts.next} />}
        {older && <Tale post={older} sizes={TALE_SIZES} label={texts.previous} />}
      </div>
      {related.length > 0 && (
        <>
          <h3>{texts.moreFrom(label)}</h3>
          <div className="tales-related">
            {related.map((post) => (
              <Tale key={post.slug} post={post} sizes={RELATED_SIZES} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

interface TaleProps {
  post: PostLink
  sizes: string
  label?: string
}

function Tale({ post, sizes, label }: TaleProps) {
  return (
    <article className="post-card">
      <div className="pic">
        <ResponsiveImage
          src={post.coverImage}
          focalPoint={post.coverFocalPoint}
          alt=""
          sizes={sizes}
          width={1600}
          height={1067}
        />
      </div>
      <div className="tale-words">
        <div className="meta">
          {label && <strong>{label}</strong>}
          <time dateTime={post.date}>{dates.short(post.date)}</time>
        </div>
        <strong className="card-title">
          <Link href={`/blog/${post.slug}`} dir="auto">
            {post.title}
          </Link>
        </strong>
      </div>
    </article>
  )
}
