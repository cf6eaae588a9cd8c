import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BackupState, Restore } from '#shared/contract/backups.admin.ts'
import { call, expectErrors, network, openAdmin, phoneSize, resetDiary } from '#test/dom/dom.tsx'

const screen = '/admin/settings#database'
const card = page.getByRole('region', { name: 'Backups' })
const dialog = page.getByRole('alertdialog')
const list = 'GET /api/admin/backups'

const made = {
  name: 'diary-2026-11-18T20-30-00Z-daily.tar.gz',
  kind: 'daily',
  madeAt: '2026-11-18T20:30:00.000Z',
  sizeBytes: 2048,
} as const
const state = (more: Partial<BackupState> = {}): BackupState => ({
  backups: [made],
  isRunning: false,
  trouble: null,
  isDaily: true,
  restore: null,
  upload: null,
  ...more,
})
const restoring = (more: Partial<Restore> = {}): BackupState =>
  state({
    restore: {
      name: made.name,
      madeAt: made.madeAt,
      step: 'rows',
      trouble: null,
      before: null,
      came: null,
      ...more,
    },
  })

beforeEach(resetDiary)

test('backups are listed by the clock of the diary', async () => {
  await call('PUT', '/api/admin/settings', { timeZone: 'Pacific/Kiritimati' })
  await network.answer(list, 200, state())
  await openAdmin(screen, phoneSize)
  await expect.element(card.getByText('Nov 19, 2026, 10:30 AM')).toBeVisible()
  await expect.element(card.getByRole('link', { name: /Download Nov 19/ })).toBeVisible()
})

test('a restore is followed also after a reload, without a connection, and when the diary starts anew', async () => {
  expectErrors(/Failed to load|ERR_/)
  await network.answer(list, 200, restoring())
  await openAdmin(screen, phoneSize)
  const step = dialog.getByCss('[aria-current=step]')
  await expect.element(step).toMatchTextContent('Putting the pages back')
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(step).toBeVisible()
  await network.lose(list)
  await expect.element(dialog.getByText(/^The connection to the diary is lost\./)).toBeVisible()
  await network.answer(list, 200, restoring({ step: 'photos' }))
  await expect.element(step).toMatchTextContent('Putting the photos back')
  await network.answer(list, 200, state())
  await expect.element(dialog.getByText('The diary was started again meanwhile')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a restore that failed says why, and one that is long over says nothing', async () => {
  await network.answer(list, 200, restoring({ step: 'done' }))
  await openAdmin(screen)
  await expect.element(card.getByRole('button', { name: /^Restore Nov/ })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await network.answer(list, 200, restoring({ step: 'checking' }))
  await openAdmin(screen)
  await expect.element(dialog).toBeVisible()
  await network.answer(list, 200, restoring({ step: 'failed', trouble: 'The backup is torn.' }))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The backup is torn.')
  await expect.element(dialog.getByRole('heading')).toMatchTextContent('Nothing was restored')
})

test('a file that is no backup is refused, and one on its way can be called back', async () => {
  await openAdmin(screen, phoneSize)
  const chooser = card.getByCss('input[type=file]')
  await userEvent.upload(chooser, new File(['a walk'], 'walk.tar.gz'))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/damaged or incomplete/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await userEvent.upload(chooser, new File([], 'empty.tar.gz'))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('This file is empty.')
  await dialog.getByRole('button', { name: 'Close' }).click()

  const goOn = await network.hold('PUT /api/admin/backups/uploaded')
  await userEvent.upload(chooser, new File(['a long walk'], 'walk.tar.gz'))
  await expect.element(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await goOn()
})
