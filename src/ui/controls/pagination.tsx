import { listPageSteps } from '#shared/lists/pages.ts'
import { Icon } from '../display/icon.tsx'
import { ArrowLeft } from '../icons/arrow-left.ts'
import { ArrowRight } from '../icons/arrow-right.ts'

interface PaginationProps {
  current: number
  total: number
  hrefFor: (page: number) => string
  label: string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
  /** Component for the links; the site passes its router's link. */
  as?: React.ElementType
}

interface StepProps {
  as: React.ElementType
  href: string | null
  rel: 'prev' | 'next'
  label: string
}

function Step({ as: Anchor, href, rel, label }: StepProps) {
  const content = (
    <>
      {rel === 'prev' && <Icon of={ArrowLeft} />}
      <span className="step-text">{label}</span>
      {rel === 'next' && <Icon of={ArrowRight} />}
    </>
  )
  if (href === null) {
    return <span className="step is-off">{content}</span>
  }
  return (
    <Anchor className="step" href={href} rel={rel} aria-label={label}>
      {content}
    </Anchor>
  )
}

export function Pagination(props: PaginationProps) {
  const { current, total, hrefFor, label, previousLabel, nextLabel, pageLabel } = props
  const Anchor = props.as ?? 'a'
  const previous = current > 1 ? hrefFor(current - 1) : null
  const next = current < total ? hrefFor(current + 1) : null
  return (
    <nav className="pages" aria-label={label}>
      <Step as={Anchor} href={previous} rel="prev" label={previousLabel} />
      {listPageSteps(current, total).map((page, index) =>
        page === 'ellipsis' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Anchor
            key={page}
            href={hrefFor(page)}
            aria-label={pageLabel(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Anchor>
        ),
      )}
      <Step as={Anchor} href={next} rel="next" label={nextLabel} />
    </nav>
  )
}
