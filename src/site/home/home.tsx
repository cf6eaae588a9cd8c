import { usePageTitle } from '../layout/use-page-title.ts'
import { lazyPart } from '../waking/lazy-part.tsx'

const Hero = lazyPart(async () => (await import('./hero.tsx')).Hero, 'never')
const FeaturedSection = lazyPart(
  async () => (await import('./featured-section.tsx')).FeaturedSection,
  'when near',
  { isDrawn: 'soon' },
)
const GallerySection = lazyPart(
  async () => (await import('./gallery-section.tsx')).GallerySection,
  'when near',
  { isDrawn: 'later' },
)
const LatestSection = lazyPart(
  async () => (await import('./latest-section.tsx')).LatestSection,
  'when near',
  { isDrawn: 'later' },
)
const AboutTeaser = lazyPart(
  async () => (await import('./about-teaser.tsx')).AboutTeaser,
  'never',
  { isDrawn: 'later' },
)
const NewsletterSection = lazyPart(
  async () => (await import('../newsletter/newsletter-section.tsx')).NewsletterSection,
  'when near',
  { isCommon: true, isDrawn: 'later' },
)

export function Home() {
  usePageTitle()
  return (
    <>
      <Hero />
      <FeaturedSection />
      <GallerySection />
      <LatestSection />
      <AboutTeaser />
      <NewsletterSection />
    </>
  )
}
