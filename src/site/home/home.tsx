import { usePageTitle } from '../head/use-page-title.ts'
import { lazyPart } from '../waking/lazy-part.tsx'

const Hero = lazyPart(async () => (await import('./hero.tsx')).Hero, 'never')
const FeaturedSection = lazyPart(
  async () => (await import('./featured-section.tsx')).FeaturedSection,
  'when near',
  { whenDrawn: 'soon' },
)
const GallerySection = lazyPart(
  async () => (await import('./gallery-section.tsx')).GallerySection,
  'when near',
  { whenDrawn: 'later' },
)
const LatestSection = lazyPart(
  async () => (await import('./latest-section.tsx')).LatestSection,
  'when near',
  { whenDrawn: 'later' },
)
const AboutTeaser = lazyPart(
  async () => (await import('./about-teaser.tsx')).AboutTeaser,
  'never',
  { whenDrawn: 'later' },
)
const NewsletterSection = lazyPart(
  async () => (await import('../newsletter/newsletter-section.tsx')).NewsletterSection,
  'when near',
  { isCommon: true, whenDrawn: 'later' },
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
