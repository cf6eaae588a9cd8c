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
 * A mail as a frame of ours can show it. The frame inherits the page's policy, which lets no style
 * attributes in: they become rules of one style element that has the nonce, and weigh as much as before.
 */
export function mailDocument(html: string, nonce: string | undefined): string {
  const rules: string[] = []
  const marked = html.replace(tag, (whole) =>
    whole.replace(attribute, (_, css: string) => {
      const at = rules.push(decode(css)) - 1
      return ` data-style="${at}"`
    }),
  )
  const css = rules.map((rule, at) => `[data-style="${at}"]:not(#a#b){${rule}}`).join('\n')
  // Nothing can be opened from inside the frame; without a target a link would try to.
  const head = `<base target="_blank"><style nonce="${nonce ?? ''}">${css.replaceAll('</', '<\\/')}</style>`
  const allowed = marked.replace(/<style\b/gi, `<style nonce="${nonce ?? ''}"`)
  return /<head[^>]*>/i.test(allowed)
    ? allowed.replace(/<head[^>]*>/i, (opening) => opening + head)
    : head + allowed
}
