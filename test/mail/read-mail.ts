/** Decodes the raw mail: joins soft line breaks and decodes escaped bytes. */
export function readMailText(mail: { raw: string } | undefined): string {
  if (!mail) throw new Error('there is no mail')
  const body = mail.raw.slice(mail.raw.indexOf('\r\n\r\n') + 4)
  if (!/content-transfer-encoding: quoted-printable/i.test(mail.raw)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Returns the secret of the link, from its fragment or from the end of its path. */
export function secretIn(mail: { raw: string } | undefined): string {
  const [, secret] = /[#/]([\w-]{43})(?![\w-])/.exec(readMailText(mail)) ?? []
  if (!secret) throw new Error('the mail has no link with a secret')
  return secret
}

export function readSubject({ headers }: { headers: string[] }): string {
  const line = headers.find((header) => /^subject:/i.test(header)) ?? ''
  const bytes = (word: string) =>
    word
      .replaceAll('_', ' ')
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return line
    .replace(/^subject: */i, '')
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : Buffer.from(bytes(word), 'latin1').toString('utf8'),
    )
}
