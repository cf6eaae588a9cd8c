import type { Page } from '@playwright/test'

/** A device with a lock, as Chromium plays it for tests: real keys, real signatures. */
export async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const at = { authenticatorId }
  return {
    /** Whether its owner is there to be asked. */
    setVerified: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { ...at, isUserVerified }),
    setPresent: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { ...at, enabled }),
    credentials: async () => (await client.send('WebAuthn.getCredentials', at)).credentials,
    remove: () => client.send('WebAuthn.removeVirtualAuthenticator', at),
  }
}
