import { createHash } from 'node:crypto'
import { CHANNEL, popupTexts } from '#shared/texts/google.ts'

/** Only a signal: the page that opened us asks the server itself what happened. */
const script = `new BroadcastChannel(${JSON.stringify(CHANNEL)}).postMessage('look');window.close()`
const style =
  'body{font:1.05rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:1.5rem;color:#3b2a20;background:#fdf8f1}@media(prefers-color-scheme:dark){body{color:#f3ece4;background:#1b1613}}'
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

export const callbackHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The address holds a code of the provider: it is told to nobody.
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; script-src 'sha256-${hashOf(script)}'; style-src 'sha256-${hashOf(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

export const callbackPage = (isDone: boolean) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${popupTexts.title}</title><style>${style}</style></head><body><p>${isDone ? popupTexts.done : popupTexts.notDone}</p><script>${script}</script></body></html>`
