import { createContext } from 'react'

/** Whether React is still taking over what the server drew; all that it draws afterwards is new. */
export interface TakeOver {
  isUnderWay: boolean
}

/** What a server draws is always taken over later. */
const isServer = typeof document === 'undefined'

export const TakeOverContext = createContext<TakeOver>({ isUnderWay: isServer })
