import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { EditorEntry } from './editor-address.ts'
import { newKey } from './new-key.ts'
import { OpenEditor } from './open-editor.tsx'

/** Another address is another editor, from which nothing leaks; a first save only gives the same one its address. */
export function EditorScreen() {
  const [path] = useLocation()
  const { id } = useParams<{ id?: string }>()
  const entry = useHistoryState<EditorEntry | null>()
  const [open, setOpen] = useState(() => ({ path, key: newKey() }))
  if (open.path !== path) {
    setOpen({ path, key: entry?.editor === open.key ? open.key : newKey() })
  }
  return <OpenEditor key={open.key} editorKey={open.key} postId={id ? Number(id) : null} />
}
