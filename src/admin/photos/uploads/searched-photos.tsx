import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { PHOTOS_PER_PORTION } from '#shared/limits.ts'
import { searchPhotos } from '#shared/lists/search.ts'
import { pictureTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { photosQuery } from '../../app/queries.ts'

/** The photos of the gallery to choose from: searched, and a portion at a time. */
export function SearchedPhotos({ children }: { children: (photo: Photo) => ReactNode }) {
  const { data: photos, isPending, isError } = useQuery(photosQuery)
  const [term, setTerm] = useState('')
  const [shown, setShown] = useState(PHOTOS_PER_PORTION)
  if (isPending) return <p role="status">{texts.loading}</p>
  if (isError) return <ErrorBox>{texts.photosFailed}</ErrorBox>
  if (photos.length === 0) return <p className="muted">{texts.noPhotos}</p>
  const found = searchPhotos(photos, term)
  return (
    <>
      <Field label={texts.search}>
        <Input
          type="search"
          value={term}
          onChange={(event) => {
            setTerm(event.currentTarget.value)
            setShown(PHOTOS_PER_PORTION)
          }}
        />
      </Field>
      {found.length === 0 && <p role="status">{texts.nothingFound}</p>}
      <ul className="cover-grid is-many">
        {found.slice(0, shown).map((photo) => (
          <li key={photo.id}>{children(photo)}</li>
        ))}
      </ul>
      {found.length > shown && (
        <Button look="line" small onClick={() => setShown(shown + PHOTOS_PER_PORTION)}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
