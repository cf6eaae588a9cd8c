import { z } from 'zod'
import { letterLimits } from '#shared/limits.ts'
import { address, httpAddress, text, textLike, wholeNumber } from './env-fields.ts'

const isSender = (value: string) => value.includes('@') && !/[\r\n]/.test(value)

/** Services outside of this process: mail and models. */
export const outsideEnv = z.object({
  SMTP_URL: address(/^smtps?:$/, 'smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: textLike(isSender, 'an email address, or a name followed by <address>').optional(),
  LETTERS_PER_MINUTE: wholeNumber(1, 6000).default(letterLimits.perMinute),
  AI_BASE_URL: httpAddress('https://api.openai.com/v1').optional(),
  AI_API_KEY: z.string().default('none'),
  AI_MODEL: text,
})

export function outsideConfig(env: z.output<typeof outsideEnv>) {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = env
  return {
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    lettersPerMinute: env.LETTERS_PER_MINUTE,
    ai: baseUrl && model ? { baseUrl, apiKey: env.AI_API_KEY, model } : undefined,
  }
}
