import { fillMissingExcerpt } from '#shared/markdown/words.ts'
import { mergeTexts as texts } from '#texts/admin/drafts.ts'
import { editorFields } from '#texts/admin/editor.ts'
import type { PostValues } from './post-values.ts'

/** Keeps the owner's values and appends, marked, the remote text they lack; an empty field takes the remote value. */
export function mergePostValues(mine: PostValues, remote: PostValues): PostValues {
  const merged = { ...mine }
  for (const field of ['title', 'slug', 'excerpt', 'coverImage', 'category'] as const) {
    if (mine[field].trim() === '') merged[field] = remote[field]
  }
  if (mine.content.trim() === '') return { ...merged, content: contentBelow(remote, merged) }
  const below = contentBelow(remote, merged)
  if (below === '') return merged
  return { ...merged, content: `${mine.content.trimEnd()}\n\n---\n\n${texts.mark}\n\n${below}` }
}

function contentBelow(remote: PostValues, merged: PostValues): string {
  const { title, excerpt, coverImage, content } = remote
  const has = (words: string, text: string) => text.includes(words.trim())
  const isAutomatic = excerpt === fillMissingExcerpt(content, '')
  const parts = [
    !has(title, merged.title) && `${editorFields.title}: ${title}`,
    !has(excerpt, merged.excerpt) && !isAutomatic && `${editorFields.excerpt}: ${excerpt}`,
    !has(coverImage, `${merged.coverImage} ${merged.content} ${content}`) && `![](${coverImage})`,
    !has(content, merged.content) && content.trim(),
  ]
  return parts.filter(Boolean).join('\n\n')
}
