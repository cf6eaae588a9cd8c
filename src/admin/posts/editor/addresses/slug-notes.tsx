import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { findAddress } from '#shared/contract/posts.admin.ts'
import { minLengths } from '#shared/limits.ts'
import { slugify } from '#shared/urls/slug.ts'
import { addressTexts as texts } from '#texts/admin/editor.ts'
import { Button } from '#ui/controls/button.tsx'
import { api } from '../../../app/api.ts'
import { useStoredPost } from '../../queries.ts'
import type { PostValues } from '../post-values.ts'
import { OldAddresses } from './old-addresses.tsx'

const TYPING_PAUSE_MS = 400

interface SlugNotesProps {
  control: Control<PostValues>
  /** Null while the post was never saved. */
  postId: number | null
  onKeep: (slug: string) => void
}

/** Under the slug: what becomes of addresses when it changes. */
export function SlugNotes({ control, postId, onKeep }: SlugNotesProps) {
  const slug = slugify(useWatch({ control, name: 'slug' }))
  const stored = useStoredPost(postId)
  const leaves = stored?.publishedAt && slug !== '' && slug !== stored.slug ? stored.slug : null
  const taken = useTakenFrom(slug, postId)
  return (
    <>
      <div role="status">
        {leaves && (
          <p className="editor-note">
            <span>{texts.willLeadHere}</span>
            <Button look="line" small onClick={() => onKeep(leaves)}>
              {texts.keepOld}
            </Button>
          </p>
        )}
        {taken && <p className="editor-note">{texts.taken(taken)}</p>}
      </div>
      {stored?.publishedAt && <OldAddresses postId={stored.id} />}
    </>
  )
}

/** The title of another post that this slug leads to so far. */
function useTakenFrom(slug: string, postId: number | null): string | null {
  const [asked, setAsked] = useState(slug)
  useEffect(() => {
    const pause = setTimeout(() => setAsked(slug), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [slug])
  const { data } = useQuery({
    queryKey: [findAddress.path, asked],
    queryFn: ({ signal }) => api(findAddress, { params: { slug: asked }, signal }),
    enabled: asked.length >= minLengths.postSlug,
    gcTime: 0,
  })
  const post = asked === slug ? data?.post : null
  return post && post.id !== postId ? post.title : null
}
