/** How printed stories fit on their sheets. Sizes are in millimeters; the paper is the reader's choice. */

interface Paper {
  width: number
  height: number
}

/** A4 and Letter lengthwise, within the margins of `@page sheet`. */
export const papers: Paper[] = [
  { width: 263, height: 184 },
  { width: 245.4, height: 189.9 },
]
const GAP = 14
const PX_PER_MM = 96 / 25.4

/** About nine lines: with fewer a last sheet is not worth its paper. */
const SHORT_TAIL = 56
/** What columns lose where lines and pictures stay together. */
const LOSS_PER_COLUMN = 6

/** Whether a story ends within a few lines of a new sheet; one that just fits may run over as well. */
export function hasShortTail(height: number, paper: Paper): boolean {
  const sheet = 2 * (paper.height - LOSS_PER_COLUMN)
  if (height <= sheet - LOSS_PER_COLUMN) return false
  const tail = height % sheet
  return tail < SHORT_TAIL || tail > sheet - LOSS_PER_COLUMN
}

/** Each takes less room than the one before. */
export const fits = ['', 'is-tight', 'is-tighter'] as const
export type Fit = (typeof fits)[number]

/** The first fit without a short tail on any paper, or else the one with the fewest. */
export function chooseFit(tails: readonly number[]): Fit {
  const fewest = Math.min(...tails)
  return fits[tails.indexOf(fewest)] ?? ''
}

/** Sets the stories of the book so that none ends with a few lines on a sheet of its own. */
export function fitStories(book: HTMLElement) {
  const stories = [...book.querySelectorAll<HTMLElement>('.is-post')]
  const tails = stories.map(() => fits.map(() => 0))
  asOnPaper(() => {
    for (const paper of papers) {
      for (const story of stories) {
        story.style.columns = '1'
        story.style.width = `${((paper.width - GAP) / 2) * PX_PER_MM}px`
        // Their height is limited by that of the sheet, which is not the window's.
        for (const picture of story.querySelectorAll<HTMLElement>('.folio-text img')) {
          if (!picture.closest('.photos')) {
            picture.style.maxHeight = `${0.58 * paper.height * PX_PER_MM}px`
          }
        }
      }
      for (const [level, fit] of fits.entries()) {
        for (const story of stories) setFit(story, fit)
        for (const [at, story] of stories.entries()) {
          if (hasShortTail(story.scrollHeight / PX_PER_MM, paper)) tails[at]![level]! += 1
        }
      }
    }
    for (const [at, story] of stories.entries()) {
      setFit(story, chooseFit(tails[at]!))
      story.removeAttribute('style')
      for (const picture of story.querySelectorAll('.folio-text img')) {
        picture.removeAttribute('style')
      }
    }
  })
}

function setFit(story: HTMLElement, fit: Fit) {
  for (const other of fits) if (other) story.classList.toggle(other, other === fit)
}

/** Lets the rules for paper hold on the screen for as long as something is measured: nothing is painted meanwhile. */
function asOnPaper(measure: () => void) {
  const changed: [MediaList, string][] = []
  const swap = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule
        const kind = /^(print|screen)\b/.exec(media.mediaText)?.[1]
        if (kind) {
          changed.push([media, media.mediaText])
          media.mediaText = kind === 'print' ? 'all' : 'not all'
        }
      }
      if (rule instanceof CSSGroupingRule) swap(rule.cssRules)
    }
  }
  for (const { cssRules } of ownSheets()) swap(cssRules)
  measure()
  for (const [media, text] of changed) media.mediaText = text
}

/** Those of others, such as an extension's, may not be read. */
const ownSheets = () =>
  [...document.styleSheets].filter(({ href }) => !href || href.startsWith(location.origin))
