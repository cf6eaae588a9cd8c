import { createApiClient } from '#shared/calls/api-client.ts'
import { storedToken } from '#shared/calls/stored-token.ts'

/** The owner's token goes along from public pages too, where there is one. */
export const browserApi = createApiClient((url, init) => fetch(url, init), storedToken)
