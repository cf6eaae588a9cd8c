const attribute = / style="([^"]*)"/i
const tag = /<[a-z](?:[^<>"]|"[^"]*")*>/gi

const entities: Record<string, string> = {
  quot: '"',
  '#39': "'",
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
}
const decode = (text: string) =>
  text.replace(/&(quot|#39|apos|amp|lt|gt);/g, (_, name) => entities[name] ?? '')

/**
 * Converts a mail for a frame in the admin. The frame inherits the page's Content-Security-Policy,
 * which blocks style attributes: they become rules of a style element with the nonce. The
 * `:not(#a#b)` keeps their precedence over other rules.
 */
export function createMailDocument(html: string, nonce: string | undefined): string {
  const rules: string[] = []
  const marked = html.replace(tag, (whole) =>
    whole.replace(attribute, (_, css: string) => {
      const at = rules.push(decode(css)) - 1
      return ` data-style="${at}"`
    }),
  )
  const css = rules.map((rule, at) => `[data-style="${at}"]:not(#a#b){${rule}}`).join('\n')
  // The sandboxed frame can open nothing; without this target a link would navigate the frame
  // itself.
  const head = `<base target="_blank"><style nonce="${nonce ?? ''}">${css.replaceAll('</', '<\\/')}</style>`
  const allowed = marked.replace(/<style\b/gi, `<style nonce="${nonce ?? ''}"`)
  return /<head[^>]*>/i.test(allowed)
    ? allowed.replace(/<head[^>]*>/i, (opening) => opening + head)
    : head + allowed
}
