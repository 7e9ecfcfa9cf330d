import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** Two claims of Rachel’s organisation, approved by Luc; nothing else is paid, nobody is on hold. */
async function twoApproved(server: JourneyServer) {
  await sql`update holds set status = 'lifted', ended_on = starts_on where status = 'open'`.execute(
    server.db,
  )
  await sql`truncate payment_batches, payments cascade`.execute(server.db)
  await sql`with claims as (
      insert into payments (placement_id, status, period_from, period_to, claimed_amount, submitted_on, submitted_by,
        assessed_amount, assessed_on, assessed_by, assessors, approved_amount, approved_on, approved_by)
      select l.id, 'approved', l.started_on + n * 7, l.started_on + n * 7 + 6, 840.5, organisation_today(), r.id, 840.5,
        organisation_today(), a.id, array[a.id], 840.5, organisation_today(), d.id
      from (select l.id, l.started_on from placements l join users r on r.employer_id = l.employer_id
          and r.email = ${cast.employer.email} where l.status = 'active' order by l.id limit 1) l,
        users r, users a, users d, generate_series(0, 1) n
      where r.email = ${cast.employer.email} and a.email = ${cast.caseOfficer.email} and d.email = ${cast.approver.email}
      returning id, period_from, period_to)
    insert into payment_lines (payment_id, place, from_on, to_on, hours, hourly_wage, gross, claimed, assessed)
    select id, 1, period_from, period_to, 70, 24, 1681, 840.5, 840.5 from claims`.execute(server.db)
}

test('Priya pays two claims from the list: a batch, its file, and one that the bank returned', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  await twoApproved(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'finance', '/payments')
  await page
    .getByRole('navigation', { name: 'Payments by stage' })
    .getByRole('link', { name: /^To pay \d/ })
    .click()
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('button', { name: 'Add to batch' }).click()
  const adding = page.getByRole('dialog', { name: 'Add 2 payments to a batch' })
  await expect(adding.getByRole('radio', { name: 'New batch' })).toBeChecked()
  await adding.getByRole('button', { name: 'Add to batch' }).click()
  await expect(page.getByText('No results')).toBeVisible()

  await page.goto(`${server.url}/payments/batches`)
  const main = page.getByRole('main')
  await page.getByRole('link', { name: /^BAT-/ }).click()
  await expect(main).toContainText('$1,681.00')
  await expectToFit(page)
  await page.getByRole('button', { name: 'Release batch' }).click()
  const releasing = page.getByRole('dialog', { name: /^Release batch BAT-/ })
  await expect(releasing).toContainText('2 payments, $1,681.00 in all.')
  await releasing.getByRole('button', { name: 'Release batch' }).click()
  await expect(main.getByText('Sent to the bank')).toHaveCount(2)
  await page.setViewportSize({ width: 375, height: 760 })
  await expectToFit(page)
  // On a phone too, where but the way forward stands beside “More”.
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download bank file' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^BAT-.*\.csv$/)
  await expect(page.getByRole('button', { name: 'Report as arrived' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download bank file' })).toBeHidden()
  await page
    .getByRole('button', { name: /^Report as returned/ })
    .first()
    .click()
  const failing = page.getByRole('dialog', { name: /returned by the bank$/ })
  await failing.getByRole('radio', { name: 'The account is closed' }).check()
  await failing.getByRole('button', { name: 'Report as returned' }).click()
  await expect(main).toContainText('1 returned by the bank')
  await expect(main.getByText('You changed this in another tab or window.')).toBeHidden()
  await expectToFit(page)
  // The bank pays today, not on the next business day.
  await sql`update payment_batches set pay_on = organisation_today()`.execute(server.db)
  await page.reload()
  await page.getByRole('button', { name: 'Report as arrived' }).click()
  const settling = page.getByRole('dialog', { name: /as arrived$/ })
  const { rows } = await sql<{ today: string }>`select organisation_today()::text as today`.execute(
    server.db,
  )
  await expect(settling.getByRole('textbox', { name: 'Day of arrival' })).toHaveValue(
    rows[0]?.today ?? '',
  )
  await settling.getByRole('button', { name: 'Report as arrived' }).click()
  await expect(main).toContainText('Settled')

  await main
    .getByRole('link', { name: /Northlight/ })
    .first()
    .click()
  await expectToFit(page)

  // Rachel finds it on her dashboard, and the account from there.
  const rachel = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await rachel.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(rachel, 'employer')
  const own = rachel.getByRole('region', { name: 'Claims and payments' })
  await expect(own.getByRole('listitem')).toContainText(['Payment that the bank returned'])
  await expectToFit(rachel)
  await own.getByRole('link', { name: /^Check bank account/ }).click()
  await rachel
    .getByRole('link', { name: 'Check the bank account in your employer profile' })
    .click()
  await expect(rachel.getByRole('heading', { name: /^Bank account/ }).first()).toBeVisible()
})

test('Priya reads before she adds them that she assessed one of the claims, and so cannot release the batch', async ({
  page,
  server,
}) => {
  await twoApproved(server)
  const { rows } = await sql<{
    reference: string
  }>`update payments set assessors = array[assessed_by, u.id] from users u
    where u.email = ${cast.finance.email} and payments.id = (select min(id::text)::uuid from payments)
    returning reference`.execute(server.db)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'finance', '/payments')
  await page
    .getByRole('navigation', { name: 'Payments by stage' })
    .getByRole('link', { name: /^To pay \d/ })
    .click()
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('button', { name: 'Add to batch' }).click()
  const adding = page.getByRole('dialog', { name: 'Add 2 payments to a batch' })
  await expect(adding).toContainText(
    'You assessed or approved 1 of these payments. Another person must release the batch that it is in.',
  )
  await expect(adding.getByRole('link')).toHaveText(new RegExp(`^${rows[0]?.reference} · `))
  await page.setViewportSize({ width: 375, height: 760 })
  await expectToFit(page)
})

test('of two claims one is returned meanwhile; from what became of them Priya goes on to the batch', async ({
  page,
  server,
}) => {
  await twoApproved(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'finance', '/payments')
  await page
    .getByRole('navigation', { name: 'Payments by stage' })
    .getByRole('link', { name: /^To pay \d/ })
    .click()
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('button', { name: 'Add to batch' }).click()
  const adding = page.getByRole('dialog', { name: 'Add 2 payments to a batch' })
  await expect(adding.getByRole('radio', { name: 'New batch' })).toBeChecked()
  await sql`update payments set status = 'submitted', assessed_amount = null, assessed_on = null, assessed_by = null,
    approved_amount = null, approved_on = null, approved_by = null
    where id = (select min(id::text)::uuid from payments)`.execute(server.db)
  await adding.getByRole('button', { name: 'Add to batch' }).click()
  await expect(adding).toContainText('1 of 2 payments added')
  await adding.getByRole('link', { name: 'Payment batches' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment batches')
  await expect(page.getByRole('link', { name: /^BAT-/ })).toHaveCount(1)
})
