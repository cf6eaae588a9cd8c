import { clipTexts } from '#texts/admin/clips.ts'
import { sendingTexts as texts } from '#texts/admin/moments.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Check } from '#ui/icons/check.ts'
import { Smartphone } from '#ui/icons/smartphone.ts'
import { DogProgressBar } from '../parts/progress.tsx'
import { useClipStates } from '../sync/clips.ts'
import { isUploaded, type PendingState } from '../sync/pending.ts'
import type { Moment } from '../sync/records.ts'
import { titleAndTextOf } from './moment-post.ts'
import { MomentPhotoPreview } from './strip.tsx'

export function SendingMoment({
  moment,
  sending,
}: {
  moment: Moment
  sending: PendingState['sending']
}) {
  const { photos } = moment
  const { title, words } = titleAndTextOf(moment)
  const all = photos.reduce((sum, { size }) => sum + size, 0)
  const sent = photos.filter(isUploaded)
  const sentBytes = sending?.sentBytes ?? sent.reduce((sum, { size }) => sum + size, 0)
  const current = sending && photos.find((photo) => !isUploaded(photo))
  const making = useClipStates().get(current?.id ?? '')
  const stateOf = (photo: Moment['photos'][number]) =>
    photo === current ? 'is-now' : isUploaded(photo) ? undefined : 'is-next'
  return (
    <>
      <section className="box going">
        <h2>{texts.onItsWay}</h2>
        {photos.length > 0 && (
          <>
            <ol className="going-shots">
              {photos.map((photo) => (
                <li key={photo.id} className={stateOf(photo)}>
                  <MomentPhotoPreview photo={photo} />
                  {isUploaded(photo) && (
                    <b>
                      <Icon of={Check} />
                      <span className="sr">{texts.sent}</span>
                    </b>
                  )}
                </li>
              ))}
            </ol>
            <DogProgressBar
              label={texts.progress}
              done={all === 0 ? 0 : Math.round((sentBytes / all) * 100)}
              all={100}
            />
            <p className="going-figures">
              <b aria-live="polite">{texts.sentOf(sent.length, photos.length)}</b>
              <span>
                {making && 'part' in making
                  ? clipTexts.gettingReady(Math.round(making.part * 100), making.secondsLeft)
                  : texts.bytesOf(sentBytes, all)}
              </span>
            </p>
          </>
        )}
        <div className="going-words">
          <strong>{title}</strong>
          {words !== '' && <p>{words}</p>}
        </div>
      </section>
      <p className="pocket">
        <Icon of={Smartphone} />
        <span>{texts.pocket}</span>
      </p>
    </>
  )
}
