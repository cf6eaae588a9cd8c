import { adminPostTexts } from '#shared/texts/posts.ts'
import { Tag } from '#ui/display/tag.tsx'

export function StatusTag({ published }: { published: boolean }) {
  return (
    <Tag badge={published ? 'good' : 'grey'}>
      {published ? adminPostTexts.published : adminPostTexts.draft}
    </Tag>
  )
}
