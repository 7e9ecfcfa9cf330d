import { sql } from 'kysely'
import { pdf } from './application-form.ts'
import { cast, colleagues } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Approved {
  id: string
  day: string
}

/** A pass for 200.00 is approved for a participant in a program of Amina’s and Simon’s; nobody is on hold. */
async function approvedPass({ db }: JourneyServer): Promise<Approved> {
  await sql`update holds set status = 'lifted', ended_on = starts_on where status = 'open'`.execute(
    db,
  )
  await sql`truncate payment_batches, payments cascade`.execute(db)
  await sql`delete from supplements`.execute(db)
  await sql`insert into user_programs (user_id, program_id)
    select u.id, m.program_id from users u, user_programs m join users o on o.id = m.user_id
    where u.email = ${colleagues.simonBeaulieu.email} and o.email = ${cast.caseOfficer.email}
    on conflict do nothing`.execute(db)
  const { rows } = await sql<Approved>`
    with chosen as (
      select l.id from placements l join users r on r.employer_id = l.employer_id and r.email = ${cast.employer.email}
      where l.status = 'active' and exists (select from user_programs m join users o on o.id = m.user_id
        where m.program_id = l.program_id and o.email = ${cast.caseOfficer.email})
      order by l.id limit 1),
    begun as (
      update placements set started_on = organisation_today() - 20,
        planned_end_on = greatest(planned_end_on, organisation_today() + 60)
      where id in (select id from chosen))
    insert into supplements (placement_id, type, payee, description, frequency, from_on, to_on, times, requested_each,
      requested_amount, requested_on, requested_by, entered_by, status, approved_each, approved_amount, decided_on, decided_by)
    select l.id, 'transport', 'participant', 'Bus pass', 'oneTime', day, day, 1, 200, 200, day, r.id, array[r.id],
      'approved', 200, 200, day, a.id
    from chosen l, users r, users a, lateral (select organisation_today() - 20 as day) d
    where r.email = ${cast.employer.email} and a.email = ${cast.approver.email}
    returning id, (organisation_today() - 10)::text as day`.execute(db)
  return rows[0]!
}

test('Amina enters a bus pass with its receipt, others assess and approve it, and Priya notes the cheque', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.slow()
  const pass = await approvedPass(server)
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', `/supplements/${pass.id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Left to claim')
  await page.getByRole('button', { name: 'Claim supplement' }).click()
  await expect(main).toContainText('the receipts that they sent')
  await expectToFit(page)
  await page.getByRole('textbox', { name: 'What it was spent on' }).fill('Pass of March')
  await page.getByRole('textbox', { name: 'First day' }).fill(pass.day)
  await page.getByRole('textbox', { name: 'Last day' }).fill(pass.day)
  await page.getByRole('textbox', { name: 'Claimed' }).fill('180')
  await page.locator('input[type=file]').setInputFiles({ name: 'receipt.pdf', ...pdf })
  await expect(page.getByText('receipt.pdf', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Send claim' }).click()
  const sending = page.getByRole('dialog')
  await expect(sending).toContainText('assessed and approved by other persons')
  await sending.getByRole('button', { name: 'Send claim' }).click()
  await expect(main).toContainText('To assess')
  await expect(main).toContainText('Paid to')
  await expectToFit(page)
  const address = new URL(page.url()).pathname
  const id = address.split('/').at(-1) ?? ''

  await sql`update payments y set status = 'approved', assessed_amount = 180, assessed_on = organisation_today(),
      assessed_by = s.id, assessors = array[s.id], approved_amount = 180, approved_on = organisation_today(), approved_by = a.id
    from users s, users a where s.email = ${colleagues.simonBeaulieu.email} and a.email = ${cast.approver.email}
      and y.id = ${id}`.execute(server.db)

  const desk = await server.anotherBrowser(browser, {})
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'finance', '/payments')
  await desk.getByRole('link', { name: /^To pay \d/ }).click()
  await expect(desk.getByRole('main')).toContainText('No results')
  await desk.getByRole('link', { name: 'To pay to participants' }).click()
  await expect(desk.getByRole('main')).toContainText('$180.00')
  await expect(desk.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  await desk.goto(`${server.url}${address}`)
  await desk.getByRole('button', { name: 'Record as paid' }).click()
  const noting = desk.getByRole('region', { name: /^Record claim/ }).or(desk.getByRole('dialog'))
  await noting.getByRole('button', { name: 'Record as paid' }).click()
  await expect(noting).toContainText('Choose how it was paid')
  const { rows } = await sql<{ today: string }>`select organisation_today()::text as today`.execute(
    server.db,
  )
  await noting.getByRole('textbox', { name: 'Paid on' }).fill(rows[0]?.today ?? '')
  await noting.getByRole('radio', { name: 'Cheque' }).check()
  await noting.getByRole('textbox', { name: 'Number or note' }).fill('Cheque 4711')
  await noting.getByRole('button', { name: 'Record as paid' }).click()
  await expect(desk.getByRole('main')).toContainText('Cheque · Cheque 4711')
  await expectToFit(desk)

  const other = await server.anotherBrowser(browser, {})
  await server.signIn(other, 'employer', address)
  await expect(other.getByRole('main')).not.toContainText('4711')

  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await page.goto(`${server.url}${address}`)
  await expect(main).toContainText('Chèque · Cheque 4711')
  await expect(main).toContainText('Versé à')
  await expectToFit(page)
  expect(complaints).toEqual([])
})
