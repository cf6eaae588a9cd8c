import { type ComponentProps, useId } from 'react'
import { Drawing } from './drawings.tsx'

/*
 * All three parts share one coordinate system (ground at y 200, back at -46, belly at 108), so that
 * they meet however far the middle is stretched. Classes set the colours, so that the coat follows
 * the theme.
 */

/** The gradient that rounds the body must be the same in all parts, or the seams would show. */
export const bodyGradient = (id: string, from = -52, to = 116) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}"><stop class="v-top" offset="0"/><stop class="v-high" offset="0.14"/><stop class="v-mid" offset="0.42"/><stop class="v-low" offset="1"/></linearGradient>`

const rearBody = 'M-98-46c-30 0-46-6-72-6-58 0-98 30-92 88 4 60 46 98 104 84 22-6 40-12 60-12z'
export const rearShapes = (volume: string) =>
  [
    bodyGradient(volume),
    '<path class="d-deep" d="M-186 96c-6 40-14 60-10 94 2 12 46 14 48 2 2-26 16-60 26-94z"/>',
    '<path class="d-coat" d="M-246 26C-300 10-340-30-366-92c-6-14 10-20 18-6 26 46 62 76 116 84z"/>',
    `<path class="d-coat" d="${rearBody}"/>`,
    `<path fill="url(#${volume})" d="${rearBody}"/>`,
    '<path class="d-coat" d="M-258 40c-14 38 32 56 30 86-2 26-22 42-24 64 0 16 56 18 62 4 6-26 28-44 42-78 14-38-2-76-38-86z"/>',
    '<path class="d-light d-faint" d="M-240 48c-4 28 30 44 30 76-2 20-14 32-20 48 18-20 34-36 36-58 0-30-34-38-46-66z"/>',
    '<path class="d-tan" d="M-251 184c-7 21 50 28 57 10 3-9 5-16 9-22-22 10-46 12-66 12z"/>',
  ].join('')

const middle = (volume: string) =>
  [
    bodyGradient(volume),
    '<path class="d-coat" d="M0-46h10V108H0z"/>',
    `<path fill="url(#${volume})" d="M0-46h10V108H0z"/>`,
  ].join('')

const frontBody = 'M38-46c52 0 104-24 148-64l76 58c0 72-12 136-56 170-34 26-88-10-168-10z'
export const frontShapes = (volume: string) =>
  [
    bodyGradient(volume),
    '<path class="d-deep" d="M146 96c2 40-2 62 0 96 2 12 48 12 48 0 0-30 8-62 12-96z"/>',
    `<path class="d-coat" d="${frontBody}"/>`,
    `<path fill="url(#${volume})" d="${frontBody}"/>`,
    '<path class="d-tan" d="M255-10c-6 28-34 44-52 36-12-8 4-30 18-38z"/>',
    '<path class="d-coat" d="M190 30c-10 70-12 110-14 156 0 18 60 18 62 2 0-38 12-78 8-148z"/>',
    '<path class="d-light d-faint" d="M206 44c-8 44-12 86-14 124 6-30 16-74 28-112z"/>',
    '<path class="d-tan" d="M176 172c-2 32 60 34 62 14 0-6 1-10 1-16-20 10-44 10-63 2z"/>',
    '<path class="d-coat" d="M176-70c14-60 44-108 100-120 42-8 70 10 86 32 28 12 62 20 90 36 18 12 16 36-6 40-42 8-80 8-114-4-20 22-42 42-70 56-22 10-66-6-86-40z"/>',
    '<path class="d-light d-faint" d="M292-184c34-2 54 12 66 32 28 12 58 18 84 32-32-6-66-10-96-22-10-22-28-36-54-42z"/>',
    '<path class="d-tan" d="M330-90c36 12 78 12 116 6 20-6 20-20 10-32-28 16-72 18-112 4z"/>',
    '<path class="d-tan" d="M340-171c7-6 18-5 22 1 2 6-4 9-11 8-7 0-13-4-11-9z"/>',
    '<ellipse class="d-nose" cx="456" cy="-117" rx="17" ry="14"/>',
    '<ellipse class="d-glint" cx="451" cy="-122" rx="5" ry="3"/>',
    '<path class="d-mouth" d="M446-88c-26 6-54 4-72-6"/>',
    '<circle class="d-nose" cx="337" cy="-146" r="11"/>',
    '<circle class="d-glint d-bright" cx="341" cy="-150" r="3.6"/>',
    '<path class="d-ear" d="M268-178c-38 2-56 46-58 94-2 40 18 58 40 44 32-20 50-70 48-110-2-18-14-28-30-28z"/>',
    '<path class="d-light d-soft" d="M262-166c-24 6-36 38-38 74 8-36 22-60 52-72z"/>',
    '<path class="d-collar" d="M182-86c16 34 50 60 84 60l-4 22c-40-2-76-32-92-66z"/>',
    '<path class="d-shine" d="M180-82c16 32 50 56 85 58l-1 6c-36-2-70-26-87-59z"/>',
    '<circle class="d-tag" cx="236" cy="4" r="15"/>',
    '<circle class="d-shine" cx="231" cy="-1" r="5"/>',
  ].join('')

interface LongDogProps extends ComponentProps<'div'> {
  /** `leaving` draws no front: only the hind part is still visible. */
  part?: 'whole' | 'leaving'
}

export function LongDog({ className = 'longdog', part = 'whole', ...rest }: LongDogProps) {
  const volume = useId()
  return (
    <div className={className} aria-hidden="true" {...rest}>
      <Drawing
        className="longdog-rear"
        viewBox="-380 -210 282 420"
        shapes={rearShapes(`${volume}r`)}
      />
      <Drawing
        className="longdog-middle"
        viewBox="0 -210 10 420"
        preserveAspectRatio="none"
        shapes={middle(`${volume}m`)}
      />
      {part === 'whole' && (
        <Drawing
          className="longdog-front"
          viewBox="38 -210 442 420"
          shapes={frontShapes(`${volume}f`)}
        />
      )}
    </div>
  )
}
