import { expect, test } from 'vitest'
import { defaultTheme } from '#shared/look/theme.ts'
import { dressMail } from './dress-mail.ts'
import { mailSender } from './mail-frame.ts'

const sender = mailSender({
  origin: 'https://diary.example.com',
  settings: { ...defaultTheme, blogName: 'The <Long> Report' },
  dog: { name: 'Frida', coat: 'red' },
})
const plain = {
  to: 'robin@example.com',
  subject: '[The <Long> Report] A <new> password',
  text: 'Hello,\n\nChoose it here:\n\nhttps://diary.example.com/admin/reset-password#secret\n\n<b>See</b> https://evil.example/x\n\nThe <Long> Report\n',
}

test('a mail of nothing but text gets the look of letters, and keeps its text', () => {
  const { html = '', text } = dressMail(sender, plain)
  expect(text).toBe(plain.text)
  for (const words of ['A &lt;new&gt; password', 'Hello,', 'Choose it here:']) {
    expect(html).toContain(words)
  }
  expect(html).toContain('href="https://diary.example.com/admin/reset-password#secret"')
})

test('what a stranger wrote stays text, and leads nowhere', () => {
  const { html = '' } = dressMail(sender, plain)
  expect(html).toContain('&lt;b&gt;See&lt;/b&gt; https://evil.example/x')
  expect(html).not.toMatch(/href="(?!https:\/\/diary\.example\.com)/)
})

test('a mail with a look of its own is left alone', () => {
  const own = { ...plain, html: '<p>Mine</p>' }
  expect(dressMail(sender, own)).toBe(own)
})
