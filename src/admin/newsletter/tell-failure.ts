import { letterToasts } from '#texts/admin/letters.ts'
import { toast } from '#ui/overlays/toast.ts'
import { messageOf } from '../app/api.ts'

/** With the server's own sentence, which says what to do. */
export const tellFailure = (error: unknown, title: string = letterToasts.failed) =>
  toast({ title, description: messageOf(error), variant: 'destructive' })
