import { shellTexts } from '#texts/site/pages.ts'
import { useIsMoving } from '../navigation/site-navigation.ts'

/** Says that the next page is on its way; the stylesheet lets it come only when that takes a while. */
export function MovingLine() {
  return (
    useIsMoving() && (
      <div className="moving-line" role="progressbar" aria-label={shellTexts.loading} />
    )
  )
}
