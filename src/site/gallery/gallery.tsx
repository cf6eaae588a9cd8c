import { galleryTexts } from '#texts/site/photos.ts'
import { parameters, useKnownSearch } from '../read-search.ts'
import { Album } from './album.tsx'

export function Gallery() {
  const { category, page } = useKnownSearch(parameters.gallery)
  const [plain, slanted] = galleryTexts.heading
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>
          {plain} <em>{slanted}</em>
        </h1>
        <p className="lead">{galleryTexts.subtitle}</p>
      </div>
      <Album key={`${category} ${page}`} category={category ?? null} page={page} />
    </div>
  )
}
