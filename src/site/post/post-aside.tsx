import { ArrowRight } from 'lucide'
import { Link } from 'wouter'
import { pronounForms } from '#texts/grammar.ts'
import { postTexts } from '#texts/site/posts.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { blogAddress } from '../blog/blog-address.ts'
import { useCategories } from '../layout/use-categories.ts'
import { useDog } from '../layout/use-dog.ts'

const PORTRAIT_SIZES = '(min-width: 1024px) 340px, (min-width: 768px) 45vw, calc(100vw - 40px)'

export function PostAside() {
  const { chips } = useCategories()
  const { name, pronouns, portrait, portraitFocalPoint, sidebarText } = useDog()
  return (
    <aside className="aside">
      <div className="aside-dog">
        {portrait && (
          <div className="pic">
            <ResponsiveImage
              src={portrait}
              focalPoint={portraitFocalPoint}
              alt=""
              sizes={PORTRAIT_SIZES}
            />
          </div>
        )}
        <div className="in">
          <h2>{postTexts.aboutDog(name)}</h2>
          {sidebarText && (
            <p className="muted" dir="auto">
              {sidebarText}
            </p>
          )}
          <ArrowLink as={Link} href="/about">
            {postTexts.readStory(pronounForms[pronouns].his)}
          </ArrowLink>
        </div>
      </div>
      <nav className="aside-list" aria-label={postTexts.byCategory}>
        <h2>{postTexts.categories}</h2>
        {chips.map((category) => (
          <Link key={category} href={blogAddress({ category })}>
            {category}
            <Icon of={ArrowRight} />
          </Link>
        ))}
      </nav>
    </aside>
  )
}
