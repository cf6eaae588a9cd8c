import { findBrowser } from '../scripts/test/ensure-browser.ts'

/** The flags keep Chromium from contacting the outside. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? findBrowser() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
