import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { aiToasts } from '#texts/admin/assistant.ts'
import { toast } from '#ui/overlays/toast.ts'
import type { Tool } from './changes/tool-change.ts'

/** One tool at a time: the next one, Stop or leaving the page ends the one before. */
export function useToolRun() {
  const [busy, setBusy] = useState<Tool | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(tool: Tool, work: (signal: AbortSignal) => Promise<void>) {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setBusy(tool)
    setMessage(null)
    try {
      await work(mine.signal)
    } catch (error) {
      if (mine.signal.aborted) return
      if (error instanceof ApiError && error.problem) setMessage(error.problem.message)
      toast({ ...aiToasts.failed, variant: 'destructive' })
    } finally {
      if (running.current === mine) setBusy(null)
    }
  }

  function stop() {
    running.current?.abort()
    setBusy(null)
  }

  return { busy, message, setMessage, run, stop }
}
