import { useState } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { chosenDay } from '#shared/contract/fields.ts'
import { draftKeyOf } from '#shared/contract/history.admin.ts'
import type { EditorEntry } from './editor-address.ts'
import type { View } from './fields/use-text-fields.ts'
import { newKey } from './new-key.ts'
import { OpenEditor } from './open-editor.tsx'

/** As the calendar writes it; anything else is no day. */
const ChosenDay = chosenDay()
const readDay = (day: string | null) => ChosenDay.safeParse(day).data ?? null

/** Another address is another editor, from which nothing leaks; a first save only gives the same one its address. */
export function EditorScreen() {
  const [path] = useLocation()
  const { id } = useParams<{ id?: string }>()
  const search = useSearch()
  const address = `${path}?${search}`
  const entry = useHistoryState<EditorEntry | null>()
  const [open, setOpen] = useState(() => ({ address, key: newKey() }))
  if (open.address !== address) {
    setOpen({ address, key: entry?.editor === open.key ? open.key : newKey() })
  }
  const parameters = new URLSearchParams(search)
  const draftKey = id ? draftKeyOf(Number(id)) : parameters.get('draft')
  const day = id ? null : readDay(parameters.get('day'))
  const view: View = parameters.get('view') === 'preview' ? 'preview' : 'write'
  const what = { postId: id ? Number(id) : null, draftKey, day, view }
  return <OpenEditor key={open.key} editorKey={open.key} what={what} />
}
