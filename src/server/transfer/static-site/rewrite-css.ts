const URL_IN_CSS = /url\((["']?)([^)"']+)\1\)/g

/** Everything of ours that a stylesheet asks for. */
export const linksInCss = (css: string): string[] =>
  Array.from(css.matchAll(URL_IN_CSS), ([, , url = '']) => url).filter((url) => url.startsWith('/'))

export const rewriteCss = (css: string, resolve: (url: string) => string): string =>
  css.replace(URL_IN_CSS, (whole, _quote, url: string) =>
    url.startsWith('/') ? `url("${resolve(url)}")` : whole,
  )
