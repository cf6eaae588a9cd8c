type Given = Record<string, string | undefined>

const pairs = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
]
const s3 = ['MEDIA_S3_URL', 'MEDIA_S3_ACCESS_KEY_ID', 'MEDIA_S3_SECRET_ACCESS_KEY']

/** Variables that mean something only together, however right each is by itself. */
export function incompleteGroups(given: Given): string[] {
  const problems = pairs
    .filter((names) => isPartly(names, given))
    .map((names) => `${names.join(' and ')} belong together: set both or neither.`)
  if (isPartly(s3, given)) {
    problems.push(`${s3[0]}, ${s3[1]} and ${s3[2]} belong together: set all or none.`)
  }
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = given
  if (AI_BASE_URL && !AI_MODEL) {
    problems.push('AI_BASE_URL needs AI_MODEL, the name of the model to ask.')
  }
  if (!AI_BASE_URL && (AI_MODEL || AI_API_KEY)) {
    problems.push('AI_API_KEY and AI_MODEL need AI_BASE_URL, the address to ask at.')
  }
  return problems
}

function isPartly(names: string[], given: Given): boolean {
  const isSet = names.map((name) => given[name] !== undefined)
  return isSet.includes(true) && isSet.includes(false)
}
