import { useSyncExternalStore } from 'react'
import { currentToast, onToastChange } from './toast.ts'

const nothing = () => null

export function useCurrentToast() {
  return useSyncExternalStore(onToastChange, currentToast, nothing)
}
