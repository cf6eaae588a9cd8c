import fc from 'fast-check'

/** Inputs that no honest client sends; they must never cause a 5xx. */
export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    ...['', '\u0000', '\ud800', '%', '%00', '%ff', '\\u0000', 'null', '-1', '9'.repeat(400), '💥'],
    ...['../../etc/passwd', '..%2f..%2fetc%2fpasswd', '../../../x'],
    ...["'; drop table posts; --", '{{7*7}}', '<script>'],
  ),
  fc.integer().map((n) => 'x'.repeat(Math.abs(n) % 3000)),
)
const nastyValue = fc.oneof(
  nastyText,
  fc.anything({ maxDepth: 2, maxKeys: 5 }).filter((value) => JSON.stringify(value) !== undefined),
  fc.constantFrom(null, true, -1, 1e308, 2 ** 31, '1', [], {}),
)
/** Real field names let the garbage pass the first validation. */
const knownFields = [
  ...['title', 'slug', 'content', 'excerpt', 'coverImage', 'category', 'published', 'featured'],
  ...['version', 'description', 'imageUrl', 'name', 'email', 'consent', 'subject', 'message'],
  ...['password', 'flow', 'uid', 'displayName', 'features', 'socialLinks', 'blogName', 'theme'],
  ...['currentPassword', 'newPassword', 'primaryColor', '__proto__', 'constructor'],
]
const nastyObject = fc.dictionary(fc.constantFrom(...knownFields), nastyValue, { maxKeys: 8 })

export const nastyBody = fc.oneof(
  nastyObject.map(safeJson),
  nastyValue.map(safeJson),
  nastyText,
  fc.constantFrom(
    ...['', '{', '[', '[[[[', '['.repeat(20_000), `{"title":"${'x'.repeat(70_000)}"}`],
    ...['null', '1', '"x"', '[]', '{}', '\u0000\u0001', '{"a":"\\u0000"}', '{"published":"no"}'],
    ...['{"__proto__":{"a":1}}', '{"title":1,"content":[],"slug":{}}'],
    ...['{"email":"a","password":"b"}', '{"features":"{","theme":5}'],
  ),
)
export const nastyType = fc.constantFrom(
  ...['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...['application/json; charset=utf-16', 'application/octet-stream', 'image/png', 'x', ''],
)
export const queryName = fc.constantFrom('page', 'category', 'search', 'limit', 'x')

export function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch {
    return '{'
  }
}
