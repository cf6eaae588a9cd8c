import { createApiClient } from '#shared/api-client.ts'
import { storedToken } from '#shared/stored-token.ts'

/** The owner's token goes along from public pages too, where there is one. */
export const browserApi = createApiClient((url, init) => fetch(url, init), storedToken)
