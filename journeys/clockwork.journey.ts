import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test.use({ environment: { WORKERS: '1' } })
test.setTimeout(90_000)

const inEnglish = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'en'))
const intakes = 'programs.closeFinishedIntakes'
const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 760 }

for (const [device, viewport] of Object.entries({ desk, phone }))
  test(`at a ${device} an administrator sees a failed job, tries it again and sees it work`, async ({
    page,
    server,
    complaints: _,
  }) => {
    await page.setViewportSize(viewport)
    await inEnglish(page)
    await sql`delete from jobs.job where name = ${intakes}`.execute(server.db)
    await sql`insert into jobs.job (name, state, started_on, completed_on, output)
      values (${intakes}, 'failed', now(), now(), '{"code": "42P01", "message": "of Odile Roy"}')`.execute(
      server.db,
    )
    await server.signIn(page, 'admin')
    await page.getByRole('link', { name: 'Close finished intakes' }).click()
    await expect(page.getByRole('heading', { name: 'Close finished intakes' })).toBeVisible()
    await expect(page.getByText('42P01')).toBeVisible()
    await expect(page.getByText('Odile Roy')).toBeHidden()
    await expectToFit(page)

    await page.getByRole('button', { name: 'Try job again' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Run “Close finished intakes” now?')
    await dialog.getByRole('button', { name: 'Try job again' }).click()
    await expect(dialog).toBeHidden()
    const last = page.getByRole('table', { name: 'Last runs' }).locator('tbody tr').first()
    await expect(last).toContainText('Worked', { timeout: 15_000 })
    await expect(last).toContainText('By hand')
    await expect(page.getByRole('button', { name: 'Run job now' })).toBeVisible()

    await page.goto(`${server.url}/settings/clockwork`)
    const row = page.getByRole('row').filter({ hasText: 'Close finished intakes' })
    if (device === 'phone') {
      await expect(page.getByRole('row').first()).toBeVisible()
      await expect(row).toHaveCount(0)
      await page.getByRole('button', { name: /^Funding/ }).click()
    }
    await expect(row).toContainText('Daily at')
    await expect(row).not.toContainText('Failed')
    await expectToFit(page)
  })

test('an auditor sees the jobs, those that fail first, and cannot run them', async ({
  page,
  server,
  complaints: _,
}) => {
  await inEnglish(page)
  await sql`insert into jobs.job (name, state, started_on, completed_on)
    select 'holds.expire', 'failed', now(), now() from generate_series(1, 3)`.execute(server.db)
  await server.signIn(page, 'auditor', '/settings/clockwork')
  const first = page.getByRole('table', { name: 'Background jobs' }).locator('tbody').first()
  await expect(first).toContainText('Begin and end holds')
  await expect(first).toContainText('Failed 3 times')
  await first.getByRole('link', { name: 'Begin and end holds' }).click()
  await expect(page.getByRole('table', { name: 'Last runs' })).toBeVisible()
  await expect(page.getByRole('button', { name: /job/ })).toBeHidden()
})

for (const [device, viewport] of Object.entries({ desk, phone }))
  test(`at a ${device} an administrator sees how the portal fares, and takes the support bundle`, async ({
    page,
    server,
    complaints: _,
  }) => {
    await page.setViewportSize(viewport)
    await inEnglish(page)
    await server.signIn(page, 'admin', '/settings/clockwork')
    const state = page.getByRole('heading', { name: 'State of the portal' }).locator('../..')
    const part = (name: string) => state.locator('dl > div').filter({ hasText: name })
    await expect(part('Backup')).toContainText('Needs attention')
    await expect(part('Backup')).toContainText('No backup in the backup folder')
    await expect(part('Storage')).toContainText(/Working.* of .* free/s)
    await expect(state).toContainText(/As of \w+ \d+, \d{4}/)
    await expectToFit(page)

    await sql`insert into audit_verifications (sealed, problems, by_whom) values (7, 2, 'command')`.execute(
      server.db,
    )
    await state.getByRole('button', { name: 'Refresh' }).click()
    await expect(part('Audit log')).toContainText('Not working')
    await expect(part('Audit log')).toContainText('2 problems found')

    const coming = page.waitForEvent('download')
    await state.getByRole('button', { name: 'Download support bundle' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^programs-support-\d{8}T\d{6}Z\.zip$/)
  })

test('an auditor sees how the portal fares, and takes no bundle', async ({
  page,
  server,
  complaints: _,
}) => {
  await inEnglish(page)
  await server.signIn(page, 'auditor', '/settings/clockwork')
  await expect(page.getByRole('heading', { name: 'State of the portal' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download support bundle' })).toBeHidden()
})
