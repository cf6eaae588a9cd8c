import { useEffect } from 'react'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { PostCard } from '#shared/contract/posts.ts'
import { pronounForms } from '#texts/grammar.ts'
import { postTexts } from '#texts/site/posts.ts'
import { ArrowLink, Button, buttonClass } from '#ui/controls/button.tsx'
import { copyText } from '#ui/controls/copy-text.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { PostBody, PostHead } from '#ui/display/post.tsx'
import { EmptyState } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ArrowLeft } from '#ui/icons/arrow-left.ts'
import { ArrowRight } from '#ui/icons/arrow-right.ts'
import { Link2 } from '#ui/icons/link-2.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useCategories, useDogCard, useOrigin } from '../app/hooks.ts'
import { Link, useNavigate, useParams } from '../app/navigation.tsx'
import { Repeat } from '../app/parts.tsx'
import { LazyComments } from '../comments/lazy-comments.tsx'
import type { PostPage, SiteCalls } from '../data/calls.ts'
import { type QueryCache, query, useQuery, useQueryCache } from '../data/query-cache.ts'
import { NextPost } from './next-post.tsx'
import { blogAddress } from './post-card.tsx'

export function PostDetail() {
  const { slug = '' } = useParams()
  const { data: post, isPending } = useQuery(query('post', slug))
  const goTo = useNavigate()
  // The address is an old one, which a list opened earlier may still link to.
  const movedTo = post?.published && post.slug !== slug ? `/blog/${post.slug}` : null
  useEffect(() => {
    if (movedTo) goTo(movedTo, { replace: true })
  }, [movedTo, goTo])
  if (isPending) return <LoadingPost slug={slug} />
  return post ? <PostArticle post={post} /> : <PostNotFound />
}

function PostNotFound() {
  return (
    <div className="wrap post-missing">
      <EmptyState
        action={
          <Link className={buttonClass()} href="/blog">
            {postTexts.returnToBlog}
          </Link>
        }
      >
        <h1>{postTexts.notFoundTitle}</h1>
        <p>{postTexts.notFound}</p>
      </EmptyState>
    </div>
  )
}

function PostArticle({ post }: { post: PostPage }) {
  const hasComments = post.comments !== undefined
  return (
    <article key={post.id}>
      <PostCover post={post} alt={post.coverAlt} placeholder={post.coverPlaceholder} />
      <div className={hasComments ? 'post-layout has-comments' : 'wrap post-layout'}>
        <div className="post-main">
          <PostBody html={post.html} lang={post.lang} />
          {post.published && <SharePost post={post} />}
        </div>
        {hasComments ? (
          <>
            <LazyComments post={post} />
            <div className="aside-place">
              <PostAside />
            </div>
          </>
        ) : (
          <PostAside />
        )}
      </div>
      <NextPost post={post} />
    </article>
  )
}

interface PostCoverProps {
  post: PostCard
  alt?: string | undefined
  placeholder?: string | null
}

function PostCover({ post, alt, placeholder }: PostCoverProps) {
  const { badge, label } = useCategories().of(post.category)
  return (
    <PostHead
      post={post}
      alt={alt}
      placeholder={placeholder}
      back={
        <Link className="back" href="/blog">
          <Icon of={ArrowLeft} />
          {postTexts.backToBlog}
        </Link>
      }
      category={
        <Link className="cover-category" href={blogAddress({ category: label })}>
          <Tag badge={badge}>{label}</Tag>
        </Link>
      }
    />
  )
}

const PORTRAIT_SIZES = '(min-width: 1024px) 340px, (min-width: 768px) 45vw, calc(100vw - 40px)'

function PostAside() {
  const { chips } = useCategories()
  const { name, pronouns, portrait, portraitFocalPoint, sidebarText } = useDogCard()
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

function SharePost({ post }: { post: PostCard }) {
  const origin = useOrigin()
  const url = `${origin}/blog/${encodeURIComponent(post.slug)}`
  const copy = async () => {
    if (await copyText(url)) alert(postTexts.copied)
    else prompt(postTexts.copyByHand, url)
  }
  return (
    <section className="share" aria-labelledby="share">
      <h2 id="share">{postTexts.share}</h2>
      {shareLinks({ url, title: post.title, image: new URL(post.coverImage, origin).href }).map(
        ({ name, href }) => (
          <a
            key={name}
            className={buttonClass({ variant: 'quiet', small: true })}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </a>
        ),
      )}
      <Button small onClick={copy}>
        <Icon of={Link2} />
        {postTexts.copyLink}
      </Button>
    </section>
  )
}

interface SharedPost {
  url: string
  title: string
  image: string
}

function shareLinks({ url, title, image }: SharedPost) {
  const link = (address: string, query: Record<string, string>) => endpointUrl(address, {}, query)
  return [
    {
      name: 'Facebook',
      href: `https://www.facebook.com${link('/sharer/sharer.php', { u: url })}`,
    },
    { name: 'Twitter', href: `https://twitter.com${link('/intent/tweet', { url, text: title })}` },
    {
      name: 'Pinterest',
      href: `https://pinterest.com${link('/pin/create/button/', { url, media: image, description: title })}`,
    },
  ]
}

/** A visitor who comes from a list sees the cover at once, because the card is in the cache. */
function LoadingPost({ slug }: { slug: string }) {
  const card = findCard(useQueryCache(), slug)
  return (
    <div role="status" aria-label={postTexts.loading}>
      {card && <PostCover post={card} />}
      <Skeleton className="post-loading">
        {!card && <SkeletonPart className="cover" />}
        <div className="wrap post-layout">
          <div className="stack">
            <Repeat times={6}>
              <SkeletonPart />
            </Repeat>
            <SkeletonPart shape="half" />
          </div>
        </div>
      </Skeleton>
    </div>
  )
}

const lists: unknown[] = ['featured', 'recent', 'blogPage'] satisfies (keyof SiteCalls)[]

function findCard(cache: QueryCache, slug: string): PostCard | undefined {
  return cache
    .listData()
    .flatMap(({ queryKey: [name], data }) => (lists.includes(name) ? cardsOf(data) : []))
    .find((card) => card.slug === slug)
}

const cardsOf = (data: unknown): PostCard[] =>
  Array.isArray(data) ? data : ((data as { posts?: PostCard[] }).posts ?? [])
