import { useState } from 'react'

/** Behind the # of the address, which no server and no log ever sees. */
export function useMailedSecret(): string {
  const [secret] = useState(() => location.hash.slice(1))
  return secret
}
