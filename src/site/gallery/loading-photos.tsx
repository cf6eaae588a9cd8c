import { skeletons } from '#shared/limits.ts'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { AlbumPhoto } from '../parts/album-photo.tsx'
import { Repeat } from '../parts/repeat.tsx'

/** Photos that are still to come, with captions of the usual length: on a phone it takes a line more. */
export function LoadingPhotos() {
  return (
    <div className="gallery-grid">
      <Repeat times={skeletons.galleryPhotos}>
        <Skeleton>
          <AlbumPhoto
            beneath={
              <figcaption>
                <strong>
                  <SkeletonPart shape="text" />
                  <SkeletonPart shape="text" className="on-phone" />
                </strong>
                <span className="like" />
                <time>
                  <SkeletonPart shape="text" />
                </time>
                <p>
                  <SkeletonPart shape="text" />
                  <SkeletonPart shape="text" />
                  <SkeletonPart shape="text" />
                  <SkeletonPart shape="text" className="on-phone" />
                </p>
              </figcaption>
            }
          />
        </Skeleton>
      </Repeat>
    </div>
  )
}
