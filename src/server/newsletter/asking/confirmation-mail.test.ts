import { expect, test } from 'vitest'
import { mailSender } from '#server/mail-look/mail-frame.ts'
import { letterLimits } from '#shared/limits.ts'
import { defaultTheme } from '#shared/look/theme.ts'
import { writeConfirmationMail } from './confirmation-mail.ts'

const sender = mailSender({
  origin: 'https://diary.example.com',
  settings: { ...defaultTheme, blogName: 'The <Long> Report' },
  dog: { name: 'Frida', coat: 'red' },
})
const link = 'https://diary.example.com/letters/confirm/secret'
const mail = writeConfirmationMail(sender, { email: 'alex@example.com', link })
const html = mail.html ?? ''

test('says who it is for, what it asks and how long its link works, in both of its parts', () => {
  expect(mail.to).toBe('alex@example.com')
  expect(mail.subject).toContain('The <Long> Report')
  for (const words of ['Was it you?', 'Frida', `${letterLimits.confirmDays} days`, link]) {
    expect(html).toContain(words)
    expect(mail.text).toContain(words)
  }
  expect(mail.text).not.toMatch(/<(?!Long)/)
})

test('the diary’s name is text in it, and nothing is fetched but from the diary', () => {
  expect(html).toContain('The &lt;Long&gt; Report')
  expect(html).not.toMatch(/<script|<link|src="(?!https:\/\/diary\.example\.com\/)/)
  expect(Buffer.byteLength(html)).toBeLessThan(letterLimits.longestBytes)
})
