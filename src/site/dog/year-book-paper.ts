/** Fits printed stories on their sheets. Sizes are in millimeters; the reader chooses the paper. */

interface Paper {
  width: number
  height: number
}

/** A4 and Letter in landscape, within the margins of `@page sheet`. */
export const paperSizes: Paper[] = [
  { width: 263, height: 184 },
  { width: 245.4, height: 189.9 },
]
const GAP = 14
const PX_PER_MM = 96 / 25.4

/** About nine lines: a shorter tail is not worth a sheet. */
const SHORT_TAIL = 56
/** Columns lose this height where lines and pictures stay together. */
const LOSS_PER_COLUMN = 6

/**
 * Returns whether only a few lines would fall on a new sheet; a story that barely fits counts, too,
 * because it may overflow.
 */
export function hasShortTail(height: number, paper: Paper): boolean {
  const sheet = 2 * (paper.height - LOSS_PER_COLUMN)
  if (height <= sheet - LOSS_PER_COLUMN) return false
  const tail = height % sheet
  return tail < SHORT_TAIL || tail > sheet - LOSS_PER_COLUMN
}

export const storyFitClasses = ['', 'is-tight', 'is-tighter'] as const
export type StoryFitClass = (typeof storyFitClasses)[number]

/** Returns the first fit with the fewest short tails. */
export function chooseStoryFit(tails: readonly number[]): StoryFitClass {
  const fewest = Math.min(...tails)
  return storyFitClasses[tails.indexOf(fewest)] ?? ''
}

/** Chooses the fit of each story so that none ends with a few lines on a new sheet. */
export function fitStoriesOnPaper(book: HTMLElement) {
  const stories = [...book.querySelectorAll<HTMLElement>('.is-post')]
  const tails = stories.map(() => storyFitClasses.map(() => 0))
  asOnPaper(() => {
    for (const paper of paperSizes) {
      for (const story of stories) {
        story.style.columns = '1'
        story.style.width = `${((paper.width - GAP) / 2) * PX_PER_MM}px`
        // CSS limits pictures by the height of the sheet, which differs from the window's.
        for (const picture of story.querySelectorAll<HTMLElement>('.folio-text img')) {
          if (!picture.closest('.photos')) {
            picture.style.maxHeight = `${0.58 * paper.height * PX_PER_MM}px`
          }
        }
      }
      for (const [level, fit] of storyFitClasses.entries()) {
        for (const story of stories) setFit(story, fit)
        for (const [at, story] of stories.entries()) {
          if (hasShortTail(story.scrollHeight / PX_PER_MM, paper)) tails[at]![level]! += 1
        }
      }
    }
    for (const [at, story] of stories.entries()) {
      setFit(story, chooseStoryFit(tails[at]!))
      story.removeAttribute('style')
      for (const picture of story.querySelectorAll('.folio-text img')) {
        picture.removeAttribute('style')
      }
    }
  })
}

function setFit(story: HTMLElement, fit: StoryFitClass) {
  for (const other of storyFitClasses) if (other) story.classList.toggle(other, other === fit)
}

/**
 * Swaps print and screen media rules during the measurement; the browser does not paint meanwhile.
 */
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

/** Reading the rules of foreign stylesheets, such as an extension's, throws. */
const ownSheets = () =>
  [...document.styleSheets].filter(({ href }) => !href || href.startsWith(location.origin))
