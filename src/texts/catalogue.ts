import type { catalogue } from './en/catalogue.ts'
import type { Translation } from './translation.ts'

type English = typeof catalogue

/** A language with a missing module, object or member does not compile. */
export type Catalogue = { readonly [Module in keyof English]: Translation<English[Module]> }
