import { createContext } from 'react'
import type { FocalPointOf } from '#shared/theme/focal-point.ts'

/** Where all of them are known, pictures need not be told their own. */
export const FocalPointsContext = createContext<FocalPointOf>(() => null)
