/** The link of a letter says where it stood; the page takes it out of its address again. */
const FROM_LETTER = /(^|[?&])from=letter(?=[&#]|$)/

export const fromLetter = (address: string) => `${address}?from=letter`

export const isFromLetter = (search: string) => FROM_LETTER.test(search)

/** The address that people copy and keep is the page's own. */
export const withoutFromLetter = (address: string) =>
  address
    .replace(FROM_LETTER, '$1')
    .replace(/[?&]+(?=#|$)/, '')
    .replace(/([?&])&/, '$1')
