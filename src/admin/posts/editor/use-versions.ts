import { flushSync } from 'react-dom'
import type { Autosave } from '#shared/contract/history.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { mergeTexts } from '#texts/admin/drafts.ts'
import { editorToasts } from '#texts/admin/editor.ts'
import { showToast } from '#ui/overlays/toast.ts'
import type { AutosaveEvent } from '../../sync/autosave.ts'
import type { RestorableCopy, useRestorableCopies } from '../../sync/restorable-copies.ts'
import type { EditorAutosave } from '../../sync/use-autosave.ts'
import { mergePostValues } from '../merge-post-values.ts'
import {
  listChangedFields,
  type PostValues,
  restoredValuesOf,
  valuesOfPost,
} from '../post-values.ts'
import type { AutoFill, TextFieldName, TextFields } from './text-fields.ts'
import type { PostForm } from './use-post-form.ts'

interface VersionsOptions {
  postForm: PostForm
  fields: TextFields
  autoFill: AutoFill
  autosave: EditorAutosave
  copies: ReturnType<typeof useRestorableCopies>
  setStored: (post: AdminPost) => void
}

type Continued = Omit<Extract<AutosaveEvent, { on: 'continued' }>, 'on' | 'values'>

/** Puts another version into the form: a restored copy, or what another window saved. */
export function useVersions(options: VersionsOptions) {
  const { postForm, fields, autoFill, autosave, copies, setStored } = options
  const { form, values, hasUnsavedValues, rememberSaved } = postForm

  /** Replaces all values of the form; Ctrl+Z undoes the changes of the text fields. */
  function replaceValues(next: PostValues) {
    const set = (name: keyof PostValues) => form.setValue(name, next[name], { shouldDirty: true })
    const texts: TextFieldName[] = ['title', 'slug', 'content', 'excerpt']
    autosave.silently(() => {
      for (const name of listChangedFields(values(), next)) {
        const text = texts.find((text) => text === name)
        if (text) fields.write(text, next[text])
        else set(name)
      }
      // Writing the texts may have filled other fields automatically; the new values win.
      for (const name of listChangedFields(values(), next)) set(name)
    })
    autoFill.startFrom(next)
  }

  function continueWith(next: PostValues, continued: Continued = {}) {
    replaceValues(next)
    const { target = {} } = continued
    autosave.dispatch(
      hasUnsavedValues()
        ? { on: 'continued', values: values(), ...continued }
        : { on: 'discarded', target },
    )
  }

  function setAside() {
    return hasUnsavedValues() && copies.setAside(values(), autosave.target())
  }

  /** Closes the dialog at once, because fields under it cannot take the focus. */
  function acceptRemote(remote: Autosave) {
    const { version } = remote
    flushSync(() => {
      autosave.dispatch({ on: 'continued', values: values(), autosave: { version } })
    })
    return restoredValuesOf(remote)
  }

  function startFromPost(remote: AdminPost) {
    flushSync(() => autosave.dispatch({ on: 'problemClosed' }))
    setStored(remote)
    rememberSaved(valuesOfPost(remote), remote.updatedAt)
    return { postId: remote.id, version: remote.version }
  }

  /** Merges without saving: a published post must not show both versions before the owner has checked them. */
  function merge(remote: PostValues, continued: Continued = {}) {
    continueWith(mergePostValues(values(), remote), continued)
    showToast(mergeTexts.toast)
  }

  return {
    replaceValues(next: PostValues) {
      replaceValues(next)
      autosave.update()
    },

    async restore(copy: RestorableCopy) {
      const { version, createKey = autosave.target().createKey, draftVersion = null } = copy
      const restored = restoredValuesOf(copy.values)
      await setAside()
      // A closing page sends its last values without hearing the answer, so the server may have them.
      const sent = { version: draftVersion, values: restored }
      continueWith(restored, { target: { version, createKey }, autosave: sent })
      if (await autosave.saveLocally()) await copies.drop(copy)
      showToast(editorToasts.restored)
    },

    /** The owner's values are stored and offered, so they are not lost. */
    async loadRemotePost(remote: AdminPost) {
      const { createKey } = autosave.target()
      await copies.setAside(values(), { postId: remote.id, version: remote.version, createKey })
      const target = startFromPost(remote)
      const remoteValues = valuesOfPost(remote)
      autosave.silently(() => form.reset(remoteValues))
      autoFill.startFrom(remoteValues)
      autosave.dispatch({ on: 'discarded', target })
    },

    async loadRemoteAutosave(remote: Autosave) {
      await setAside()
      continueWith(acceptRemote(remote))
    },

    mergeRemotePost(remote: AdminPost) {
      const target = startFromPost(remote)
      merge(valuesOfPost(remote), { target })
    },

    mergeRemoteAutosave: (remote: Autosave) => merge(acceptRemote(remote)),

    /** Overwrites only the remote autosave that the owner has just seen. */
    overwriteRemote: (remote: Autosave) => void acceptRemote(remote),
  }
}
