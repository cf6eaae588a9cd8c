import type { Page } from '@playwright/test'

/** Chromium simulates a device with user verification; keys and signatures are real. */
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
    setVerified: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { ...at, isUserVerified }),
    setPresent: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { ...at, enabled }),
    credentials: async () => (await client.send('WebAuthn.getCredentials', at)).credentials,
    remove: () => client.send('WebAuthn.removeVirtualAuthenticator', at),
  }
}
