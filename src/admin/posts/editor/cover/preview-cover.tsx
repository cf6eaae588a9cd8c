import { type Control, useWatch } from 'react-hook-form'
import { readingMinutes } from '#shared/reading-time.ts'
import { isValidImageUrl } from '#shared/urls/media-url.ts'
import { postTexts } from '#texts/site/posts.ts'
import { Tag } from '#ui/display/tag.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useCategories } from '../../../app/diary.ts'
import type { PostValues } from '../post-values.ts'

/** The head of the post as visitors see it, as far as it is filled in. */
export function PreviewCover({ control }: { control: Control<PostValues> }) {
  const [title, coverImage, category, content] = useWatch({
    control,
    name: ['title', 'coverImage', 'category', 'content'],
  })
  const { badge, label } = useCategories('posts').of(category)
  return (
    <header className="preview-cover">
      {isValidImageUrl(coverImage) && (
        <ResponsiveImage
          key={coverImage}
          src={coverImage}
          alt=""
          sizes="(min-width: 1120px) 60vw, 94vw"
          eager
          width={1600}
          height={1067}
        />
      )}
      <div className="preview-cover-words">
        {category && <Tag badge={badge}>{label}</Tag>}
        <h2>{title}</h2>
        <p>{postTexts.readingTime(readingMinutes(content))}</p>
      </div>
    </header>
  )
}
