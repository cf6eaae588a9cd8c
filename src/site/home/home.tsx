import { HOME_PHOTOS_READ } from '#shared/limits.ts'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { AboutTeaser } from './about-teaser.tsx'
import { EmptyDiary } from './empty-diary.tsx'
import { FeaturedSection } from './featured-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { Hero } from './hero.tsx'
import { LatestSection } from './latest-section.tsx'
import { OnThisDay } from './on-this-day.tsx'

export function Home() {
  return (
    <>
      <Hero />
      <OnThisDay />
      {useIsEmpty() ? (
        <EmptyDiary />
      ) : (
        <>
          <FeaturedSection />
          <GallerySection />
          <LatestSection />
        </>
      )}
      <AboutTeaser />
      <NewsletterSection />
    </>
  )
}

/** No story and no photo at all; one of them is enough for the usual page. */
function useIsEmpty(): boolean {
  const queries = useSiteQueries()
  const posts = useQuery(queries.recent()).data
  const photos = useQuery(queries.photos(HOME_PHOTOS_READ)).data
  return posts?.length === 0 && photos?.length === 0
}
