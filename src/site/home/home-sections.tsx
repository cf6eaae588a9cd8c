import { type ReactNode, useCallback, useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import type { PostCard as PostCardData } from '#shared/contract/posts.ts'
import { HOME_PHOTOS, HOME_PHOTOS_LOADED, skeletonCounts } from '#shared/limits.ts'
import { homeTexts } from '#texts/site/home.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { postListTexts } from '#texts/site/posts.ts'
import { ArrowLink } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { PostMeta } from '#ui/display/post-meta.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Ball, Bone, Bowl } from '#ui/dog/toys.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ThumbPlaceholder } from '#ui/pictures/thumb-placeholder.tsx'
import { useCategories, useDogCard } from '../app/hooks.ts'
import { Link } from '../app/navigation.tsx'
import { Repeat, splitItalicEnd, TextWithItalicEnd } from '../app/parts.tsx'
import { query, useQuery } from '../data/query-cache.ts'
import { LazyPhotoViewer } from '../photos/lazy-photo-viewer.tsx'
import { PhotoCard } from '../photos/photo-card.tsx'
import { PostCard, SkeletonPostCard } from '../posts/post-card.tsx'

const LEAD_SIZES = '(min-width: 1344px) 780px, (min-width: 768px) 64vw, 94vw'
const OTHER_SIZES = '(min-width: 1344px) 440px, (min-width: 768px) 36vw, 170px'

export function FeaturedSection({ holdsAll }: { holdsAll: boolean }) {
  const { data: posts, isError } = useQuery(query('featured'))
  return (
    <ListSection
      id={holdsAll ? LATEST_POSTS_ID : 'featured'}
      title={homeTexts.featured}
      turn={homeTexts.featuredTurn}
      prop={<Ball />}
      more={{ href: '/blog', label: homeTexts.viewAllPosts }}
    >
      {isError ? (
        <ErrorBox>{postListTexts.featuredFailed}</ErrorBox>
      ) : (
        <FeaturedPosts posts={posts} />
      )}
    </ListSection>
  )
}

function FeaturedPosts({ posts }: { posts: PostCardData[] | undefined }) {
  if (!posts) {
    return (
      <div className="featured" aria-busy="true">
        <Repeat times={skeletonCounts.featuredPosts}>
          <SkeletonPostCard />
        </Repeat>
      </div>
    )
  }
  if (posts.length === 0) return <EmptyState>{homeTexts.noPosts}</EmptyState>
  return (
    <div className="featured">
      {posts.map((post, at) => (
        <PostCard
          key={post.id}
          post={post}
          sizes={at === 0 ? LEAD_SIZES : OTHER_SIZES}
          eager={at === 0}
        />
      ))}
    </div>
  )
}

export function GallerySection() {
  const { data, isError } = useQuery(query('photos', HOME_PHOTOS_LOADED))
  const shown = useShownElsewhere()
  const photos = data && shown && photosBeside(data, shown)
  return (
    <ListSection
      id="moments"
      title={homeTexts.gallery}
      turn={homeTexts.galleryTurn}
      prop={<Bone />}
      more={{ href: '/gallery', label: homeTexts.viewFullGallery }}
      album
    >
      {isError ? <ErrorBox>{galleryTexts.failed}</ErrorBox> : <Moments photos={photos} />}
    </ListSection>
  )
}

/** Returns the pictures on the rest of the page, or undefined while they load. */
function useShownElsewhere(): string[] | undefined {
  const { heroPhoto, portrait } = useDogCard()
  const posts = [useQuery(query('featured')), useQuery(query('recent'))]
  if (posts.some(({ isPending }) => isPending)) return undefined
  return [
    heroPhoto,
    portrait,
    ...posts.flatMap(({ data = [] }) => data.map((post) => post.coverImage)),
  ]
}

/** Avoids showing a picture twice, as long as there are enough others. */
function photosBeside(photos: readonly Photo[], shown: readonly string[]): Photo[] {
  const others = photos.filter(({ imageUrl }) => !shown.includes(imageUrl))
  return (others.length < HOME_PHOTOS ? photos : others).slice(0, HOME_PHOTOS)
}

function Moments({ photos }: { photos: Photo[] | undefined }) {
  const [openId, setOpenId] = useState<number | null>(null)
  const open = useCallback(({ id }: Photo) => setOpenId(id), [])
  const close = useCallback(() => setOpenId(null), [])
  if (!photos) {
    return (
      <div className="photo-grid" aria-busy="true">
        <Repeat times={HOME_PHOTOS}>
          <Skeleton>
            <SkeletonPart shape="square" />
          </Skeleton>
        </Repeat>
      </div>
    )
  }
  if (photos.length === 0) return <EmptyState>{galleryTexts.none()}</EmptyState>
  return (
    <>
      <ul className="photo-grid">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <PhotoCard photo={photo} index={index} onOpen={open} />
          </li>
        ))}
        {photos.length === HOME_PHOTOS && (
          <li className="album-more">
            <strong>{homeTexts.morePhotos}</strong>
            <ArrowLink as={Link} href="/gallery">
              {homeTexts.viewFullGallery}
            </ArrowLink>
          </li>
        )}
      </ul>
      <LazyPhotoViewer
        photos={photos}
        index={openId === null ? null : photos.findIndex(({ id }) => id === openId)}
        onIndexChange={(index) => setOpenId(photos[index]?.id ?? null)}
        onClose={close}
      />
    </>
  )
}

export function LatestSection() {
  const { data: posts, isError } = useQuery(query('recent'))
  return (
    <ListSection
      id={LATEST_POSTS_ID}
      title={homeTexts.recent}
      turn={homeTexts.recentTurn}
      prop={<Bowl />}
    >
      {isError ? <ErrorBox>{postListTexts.recentFailed}</ErrorBox> : <Diary posts={posts} />}
    </ListSection>
  )
}

function Diary({ posts }: { posts: PostCardData[] | undefined }) {
  if (!posts) {
    return (
      <div className="diary" aria-busy="true">
        <Repeat times={skeletonCounts.recentPosts}>
          <Skeleton className="entry">
            <span className="say">
              <SkeletonPart shape="half" />
              <SkeletonPart shape="title" />
              <SkeletonPart />
            </span>
            <SkeletonPart shape="square" className="pic" />
          </Skeleton>
        </Repeat>
      </div>
    )
  }
  if (posts.length === 0) return <EmptyState>{homeTexts.noPosts}</EmptyState>
  return (
    <div className="diary">
      {posts.map((post) => (
        <DiaryEntry key={post.id} post={post} />
      ))}
    </div>
  )
}

/** The square is cut from a wider picture, so the picture is wider than the square. */
const SIZES = '(min-width: 1344px) 222px, (min-width: 768px) 17vw, 150px'

function DiaryEntry({ post }: { post: PostCardData }) {
  const category = useCategories().of(post.category)
  return (
    <article className="entry">
      <div className="say">
        <div className="meta">
          <PostMeta post={post} />
        </div>
        <h3>
          <Link href={`/blog/${post.slug}`} dir="auto">
            {post.title}
          </Link>
        </h3>
        <p dir="auto">{post.excerpt}</p>
        <Tag badge={category.badge}>{category.label}</Tag>
      </div>
      <div className="pic">
        {post.coverHash && <ThumbPlaceholder hash={post.coverHash} isLate />}
        <ResponsiveImage
          src={post.coverImage}
          focalPoint={post.coverFocalPoint}
          alt=""
          sizes={SIZES}
          width={1600}
          height={1067}
        />
      </div>
    </article>
  )
}

export const LATEST_POSTS_ID = 'latest-posts'

interface ListSectionProps {
  id: string
  title: string
  turn: string
  prop: ReactNode
  more?: { href: string; label: string }
  album?: boolean
  children: ReactNode
}

export function ListSection({ id, title, turn, prop, more, album, children }: ListSectionProps) {
  const link = more && (
    <ArrowLink as={Link} href={more.href}>
      {more.label}
    </ArrowLink>
  )
  return (
    <section
      className={classNames('section', album && 'is-album')}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap">
        <div className="ground">
          <h2 id={`${id}-title`}>
            <TextWithItalicEnd {...splitItalicEnd(title, turn)} />
          </h2>
          {prop}
          {link}
        </div>
        {children}
        {link && <div className="after-more">{link}</div>}
      </div>
    </section>
  )
}
