import { restingTexts } from '#texts/site/pages.ts'
import { escapeHtml } from './document.ts'

/** What people see while the diary cannot show its pages: needs nothing but its stylesheet. */
export function unavailablePage(styles: string[]): string {
  const { title, text, again } = restingTexts
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')
  return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="5"><title>${escapeHtml(title)}</title>${links}<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><main class="resting"><img src="/favicon.svg" alt="" width="96" height="96"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(again)}</a></p></main></body></html>`
}
