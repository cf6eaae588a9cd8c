import { aboutTexts } from '#texts/site/dog.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { Repeat } from '../parts/repeat.tsx'
import { Favorites } from './favorites.tsx'
import { FunFacts } from './fun-facts.tsx'
import { Story } from './story.tsx'
import { Training } from './training.tsx'
import { useAboutPhotos } from './use-about-photos.ts'
import { WeightCurve } from './weight-curve.tsx'

/** The long part of About; what the owner left empty has no heading either. */
export function Sections() {
  const { data: dog, isError } = useQuery(useSiteQueries().dog())
  const photos = useAboutPhotos()
  if (isError) {
    return (
      <div className="wrap section">
        <ErrorBox>{aboutTexts.failed}</ErrorBox>
      </div>
    )
  }
  if (!dog) return <LoadingSections />
  return (
    <>
      <Favorites favorites={dog.favorites} photo={photos[0]} />
      <Story paragraphs={dog.story} photo={photos[1]} beneath={<WeightCurve />} />
      <Training {...dog.training} photo={photos[2]} />
      <FunFacts facts={dog.funFacts} />
    </>
  )
}

function LoadingSections() {
  return (
    <div role="status" aria-label={aboutTexts.loading}>
      <Skeleton className="wrap section about-loading">
        <Repeat times={12}>
          <SkeletonPart />
        </Repeat>
      </Skeleton>
    </div>
  )
}
