import type { Features } from '#shared/contract/settings.ts'
import { commentLegalTexts, countingTexts, legalTexts, readingTexts } from '#texts/site/legal.ts'
import type { LegalTopic } from '#texts/site/pages.ts'

/** What is true of this diary, as its owner has set it. */
export function legalText(topic: LegalTopic, { analytics, comments }: Features) {
  const { title, paragraphs } = legalTexts[topic]
  const begin = analytics
    ? [readingTexts.counted, ...countingTexts.visitors]
    : [readingTexts.uncounted]
  const ofComments = comments && topic !== 'terms' ? commentLegalTexts[topic] : []
  return {
    title,
    paragraphs: [
      ...(topic === 'privacy' ? begin : []),
      ...paragraphs.slice(0, -1),
      ...ofComments,
      ...paragraphs.slice(-1),
    ],
  }
}
