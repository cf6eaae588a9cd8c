import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { AboutTeaser } from './about-teaser.tsx'
import { FeaturedSection } from './featured-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { Hero } from './hero.tsx'
import { LatestSection } from './latest-section.tsx'

export function Home() {
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
