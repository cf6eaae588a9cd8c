import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importSubscribers } from '#shared/contract/newsletter.admin.ts'
import { SUBSCRIBERS_CSV_BYTES } from '#shared/limits.ts'
import { subscriberToasts, importTexts as texts } from '#texts/admin/newsletter.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../../app/api.ts'
import { refreshReaders } from '../../../app/queries.ts'

async function readCsv(file: File): Promise<string> {
  if (file.size > SUBSCRIBERS_CSV_BYTES) throw new Error(texts.tooLarge)
  const csv = await file.text().catch(() => {
    throw new Error(texts.unreadable)
  })
  // Text has no such character; the database could not keep it.
  if (csv.includes('\0')) throw new Error(texts.unreadable)
  return csv
}

/** A file is looked at first; adding is a step of its own. */
export function useImport(onDone: () => void) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState({ name: '', csv: '' })
  const look = useMutation({
    async mutationFn(file: File) {
      setChosen({ name: file.name, csv: '' })
      const csv = await readCsv(file)
      const tally = await api(importSubscribers, { body: { csv, dryRun: true } })
      setChosen({ name: file.name, csv })
      return tally
    },
    onMutate: () => add.reset(),
  })
  const add = useMutation({
    mutationFn: () => api(importSubscribers, { body: { csv: chosen.csv, dryRun: false } }),
    async onSuccess({ added }) {
      await refreshReaders(queryClient)
      toast(subscriberToasts.imported(added))
      onDone()
    },
  })
  return { file: chosen.name, look, add }
}
