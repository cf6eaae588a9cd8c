import { useSyncExternalStore } from 'react'
import { currentToast, dismissToast, onToastChange, toast } from './toast.ts'

const nothing = () => null

export function useCurrentToast() {
  return useSyncExternalStore(onToastChange, currentToast, nothing)
}

const actions = { toast, dismiss: dismissToast }

export function useToast() {
  return actions
}
