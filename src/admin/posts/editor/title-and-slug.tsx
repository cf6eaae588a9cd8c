import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import {
  findPostByOldAddress,
  listOldAddresses,
  removeOldAddress,
} from '#shared/contract/posts.admin.ts'
import { minLengths } from '#shared/limits.ts'
import { slugify } from '#shared/urls/slug.ts'
import {
  addressToasts,
  editorFields as labels,
  addressTexts as texts,
} from '#texts/admin/editor.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { X } from '#ui/icons/x.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import type { PostValues } from '../post-values.ts'
import { useStoredPost } from '../queries.ts'
import type { TextFields } from './text-fields.ts'

interface TitleAndSlugProps {
  form: UseFormReturn<PostValues>
  fields: TextFields
  onTitle: () => void
  freeSlug: string | null
  onFreeSlug: (slug: string) => void
}

export function TitleAndSlug({ form, fields, onTitle, freeSlug, onFreeSlug }: TitleAndSlugProps) {
  const { errors } = form.formState
  const title = fields.register('title', onTitle)
  const slug = fields.register('slug')
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // A title is one line, so Enter moves on to the content.
    event.preventDefault()
    fields.focus('content')
  }
  return (
    <>
      <textarea
        {...title}
        className="editor-title"
        dir="auto"
        rows={1}
        aria-label={labels.title}
        aria-invalid={errors.title ? true : undefined}
        aria-describedby={errors.title ? 'title-error' : undefined}
        placeholder={labels.titlePlaceholder}
        autoComplete="off"
        onKeyDown={onKeyDown}
      />
      {errors.title && (
        <p className="cluster editor-note error" id="title-error">
          {errors.title.message}
        </p>
      )}
      <div className="editor-slug">
        <label htmlFor="post-slug">
          <span className="sr">{labels.slug} </span>/blog/
        </label>
        <input
          {...slug}
          id="post-slug"
          placeholder={labels.slugPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={errors.slug ? true : undefined}
          aria-describedby={errors.slug ? 'slug-error' : undefined}
        />
      </div>
      {errors.slug && (
        <div className="cluster editor-note error" id="slug-error">
          <span>{errors.slug.message}</span>
          {freeSlug && (
            <Button variant="line" small onClick={() => onFreeSlug(freeSlug)}>
              {labels.freeSlug(freeSlug)}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

const TYPING_PAUSE_MS = 400

interface SlugNotesProps {
  control: Control<PostValues>
  postId: number | null
  onKeep: (slug: string) => void
}

export function SlugNotes({ control, postId, onKeep }: SlugNotesProps) {
  const slug = slugify(useWatch({ control, name: 'slug' }))
  const stored = useStoredPost(postId)
  const oldSlug = stored?.publishedAt && slug !== '' && slug !== stored.slug ? stored.slug : null
  const taken = useTakenFrom(slug, postId)
  return (
    <>
      <div role="status">
        {oldSlug && (
          <p className="cluster editor-note">
            <span>{texts.willLeadHere}</span>
            <Button variant="line" small onClick={() => onKeep(oldSlug)}>
              {texts.keepOld}
            </Button>
          </p>
        )}
        {taken && <p className="cluster editor-note">{texts.taken(taken)}</p>}
      </div>
      {stored?.publishedAt && <OldAddresses postId={stored.id} />}
    </>
  )
}

/** Returns the title of another post that this slug leads to at present. */
function useTakenFrom(slug: string, postId: number | null): string | null {
  const [checkedSlug, setCheckedSlug] = useState(slug)
  useEffect(() => {
    const pause = setTimeout(() => setCheckedSlug(slug), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [slug])
  const { data } = useQuery({
    queryKey: [findPostByOldAddress.path, checkedSlug],
    queryFn: ({ signal }) => api(findPostByOldAddress, { params: { slug: checkedSlug }, signal }),
    enabled: checkedSlug.length >= minLengths.postSlug,
    gcTime: 0,
  })
  const post = checkedSlug === slug ? data?.post : null
  return post && post.id !== postId ? post.title : null
}

function OldAddresses({ postId }: { postId: number }) {
  const { data: addresses = [] } = useQuery({
    queryKey: [listOldAddresses.path, postId],
    queryFn: ({ signal }) => api(listOldAddresses, { params: { id: postId }, signal }),
    staleTime: 0,
  })
  const [toRemove, setToRemove] = useState<string | null>(null)
  if (addresses.length === 0) return null
  return (
    <details className="old-addresses">
      <summary>{texts.leadHere(addresses.length)}</summary>
      <ul>
        {addresses.map(({ slug }) => (
          <li key={slug} className="item">
            <span>/blog/{slug}</span>
            <IconButton label={texts.remove(slug)} onClick={() => setToRemove(slug)}>
              <Icon of={X} />
            </IconButton>
          </li>
        ))}
      </ul>
      <RemoveAddress postId={postId} slug={toRemove} onClose={() => setToRemove(null)} />
    </details>
  )
}

interface RemoveAddressProps {
  postId: number
  slug: string | null
  onClose: () => void
}

function RemoveAddress({ postId, slug, onClose }: RemoveAddressProps) {
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: (gone: string) => api(removeOldAddress, { params: { id: postId, slug: gone } }),
    onSuccess: onClose,
    onError: () => showToast({ ...addressToasts.removeFailed, variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listOldAddresses.path] }),
  })
  return (
    <ConfirmDialog
      open={slug !== null}
      onClose={onClose}
      title={texts.confirmTitle}
      description={texts.confirm}
      cancelLabel={texts.cancel}
      confirmLabel={texts.confirmRemove}
      busy={removal.isPending}
      onConfirm={() => slug && removal.mutate(slug)}
    >
      <p className="delete-target">/blog/{slug}</p>
    </ConfirmDialog>
  )
}
