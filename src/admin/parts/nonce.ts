/** The page's Content-Security-Policy allows only style elements with this nonce. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
