import type { Photo } from '#shared/contract/photos.ts'
import { HOME_PHOTOS_READ } from '#shared/limits.ts'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { useDog } from '../layout/use-dog.ts'

/** The newest of the album; the portrait is on the page already. */
export function useAboutPhotos(): Photo[] {
  const { portrait } = useDog()
  const { data = [] } = useQuery(useSiteQueries().photos(HOME_PHOTOS_READ))
  return data.filter(({ imageUrl }) => imageUrl !== portrait)
}
