import { expect, test } from 'vitest'
import { judgeMailError } from './mail-verdict.ts'

const smtpError = (response: string, command = 'RCPT TO', code = 'EENVELOPE') =>
  Object.assign(new Error(`Mail failed: ${response}`), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  })

test.each([
  '550 5.1.1 <nobody@example.com> User unknown',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
  '550 No such user here',
  '550 Requested action not taken: mailbox unavailable',
])('no such mailbox: %s', (response) => {
  expect(judgeMailError(smtpError(response))).toEqual({
    kind: 'bounced',
    reason: `There’s no such mailbox: ${response}`,
    isAway: false,
  })
})

test.each([
  ['552 5.2.2 Mailbox full', 'RCPT TO'],
  ['554 5.7.1 Message rejected as spam', 'DATA'],
  ['550 5.7.1 Relaying denied, user unknown to us', 'RCPT TO'],
  ['550 We do not like it', 'RCPT TO'],
  ['550 5.1.8 Sender address has no such domain', 'RCPT TO'],
])('a refusal for good that says nothing about the mailbox: %s', (response, command) => {
  expect(judgeMailError(smtpError(response, command))).toMatchObject({
    kind: 'failed',
    isAway: false,
  })
})

test.each(['421 Too many connections', '451 4.7.1 Greylisted', '452 4.2.2 Mailbox full'])(
  'a mail server that asks to wait: %s',
  (response) => {
    expect(judgeMailError(smtpError(response))).toEqual({
      kind: 'later',
      reason: `The mail server asked to wait: ${response}`,
      isAway: false,
    })
  },
)

test('what happens before the recipient is named is about the mail server, never about them', () => {
  const away = [
    Object.assign(new Error('refused'), { code: 'ESOCKET', command: 'CONN' }),
    Object.assign(new Error('handshake'), { code: 'ETLS', command: 'STARTTLS' }),
    Object.assign(new Error('too slow'), { code: 'ETIMEDOUT', command: 'CONN' }),
    smtpError('535 5.7.8 Authentication failed', 'AUTH PLAIN', 'EAUTH'),
    smtpError('550 5.1.8 You may not send as this', 'MAIL FROM'),
    smtpError('554 No service for you', 'CONN', 'EPROTOCOL'),
  ]
  for (const error of away) {
    expect(judgeMailError(error)).toMatchObject({ kind: 'later', isAway: true })
  }
  expect(judgeMailError(away[3]).reason).toMatch(/password in SMTP_URL: 535/)
})

test('an error of our own is no reason to try for ever', () => {
  expect(judgeMailError(new TypeError('no subject'))).toEqual({
    kind: 'failed',
    reason: 'The mail couldn’t be written: no subject',
    isAway: false,
  })
})

test('what the server said comes in one line', () => {
  expect(judgeMailError(smtpError('550 5.1.1 gone\r\n550 really')).reason).not.toMatch(/[\r\n]/)
})
