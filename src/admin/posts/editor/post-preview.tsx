import { useContext, useDeferredValue, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { findFirstPictureUrl } from '#shared/markdown/cover.ts'
import { renderMarkdown, renderStory } from '#shared/markdown/render.ts'
import { estimateReadingMinutes } from '#shared/reading-time.ts'
import { isValidImageUrl } from '#shared/urls/media-url.ts'
import { editorTexts } from '#texts/admin/editor.ts'
import { PostBody, PostHead } from '#ui/display/post.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { FocalPointsContext } from '#ui/pictures/responsive-image.tsx'
import { useCategories, useToday } from '../../app/diary.ts'
import type { PostValues } from '../post-values.ts'

interface PostPreviewProps {
  control: Control<PostValues>
}

/** Renders the unsaved values with the components of the public page. */
export function PostPreview({ control }: PostPreviewProps) {
  const [title, content, chosen, category] = useWatch({
    control,
    name: ['title', 'content', 'coverImage', 'category'],
  })
  const [publishedOn, schedule, lang] = useWatch({
    control,
    name: ['publishedOn', 'schedule', 'lang'],
  })
  const today = useToday()
  const { badge, label } = useCategories('posts').of(category)
  const focalPointOf = useContext(FocalPointsContext)
  const source = useDeferredValue(content)
  const coverImage = chosen || findFirstPictureUrl(source)
  const html = useMemo(() => {
    if (source.trim() === '') return renderMarkdown(editorTexts.emptyPreview)
    return renderStory({ content: source, coverImage }, { focalPointOf }).html
  }, [source, coverImage, focalPointOf])
  return (
    <div className="post-preview">
      <PostHead
        level={2}
        post={{
          title,
          lang: lang ?? undefined,
          coverImage: isValidImageUrl(coverImage) ? coverImage : '',
          coverFocalPoint: null,
          date: publishedOn ?? schedule?.day ?? today,
          age: null,
          readingMinutes: estimateReadingMinutes(source),
        }}
        category={
          category && (
            <span className="cover-category">
              <Tag badge={badge}>{label}</Tag>
            </span>
          )
        }
      />
      <div className="wrap">
        <div className="post-main">
          <PostBody html={html} lang={lang ?? undefined} />
        </div>
      </div>
    </div>
  )
}
