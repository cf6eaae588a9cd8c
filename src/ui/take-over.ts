import { createContext } from 'react'

/** Whether React is still taking over what the server drew; all that it draws afterwards is new. */
export interface TakeOver {
  isUnderWay: boolean
}

export const TakeOverContext = createContext<TakeOver>({ isUnderWay: false })
