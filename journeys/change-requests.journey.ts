import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Work {
  applicationId: string
  placementId: string
  newEnd: string
  today: string
}

/**
 * Work at Rachel’s organisation in a program of Amina’s: four of eight weeks are over, of 30 hours at 20.00, of
 * which half is given: 8 × 300.00.
 */
async function halfWayThrough(server: JourneyServer): Promise<Work> {
  await sql`truncate payment_batches, payments cascade`.execute(server.db)
  await sql`delete from change_requests`.execute(server.db)
  const { rows } = await sql<Work>`
    with chosen as (
      select l.id, l.application_id, l.program_id from placements l
        join users r on r.employer_id = l.employer_id and r.email = ${cast.employer.email}
      where l.status = 'active' and exists (select from user_programs m join users o on o.id = m.user_id
        where m.program_id = l.program_id and o.email = ${cast.caseOfficer.email})
      order by l.id limit 1),
    ruled as (
      update programs set rate_schedule = '[{"fromWeek": 1, "toWeek": 52, "percent": "50", "weeklyCap": "1000.00"}]',
        includes_employer_costs = false, equity_uplift = null, max_wage_per_participant = 90000, combined_cap = 90000,
        max_amount_per_employer = null, budget_total = budget_total + 90000, placement_min_weeks = 4,
        placement_max_weeks = 52, min_hours_per_week = 10
      where id in (select program_id from chosen)),
    asked as (
      update applications set start_on = organisation_today() - 28, end_on = organisation_today() + 27,
        hours_per_week = 30, hourly_wage = 20, other_funding = 0, approved_amount = 2400
      where id in (select application_id from chosen))
    update placements set start_on = organisation_today() - 28, started_on = organisation_today() - 28,
      planned_end_on = organisation_today() + 27, hours_per_week = 30, hourly_wage = 20, committed_amount = 2400,
      funding = '{"weeks": "8", "days": 56, "hoursPerWeek": "30", "totalHours": "240", "hourlyCost": "20", "uplift": null,
        "grossWages": "4800.00", "subtotal": "2400.00", "reductions": [], "total": "2400.00", "lines": [{"fromWeek": 1,
        "toWeek": 8, "days": 56, "hoursPerWeek": "30", "hours": "240", "hourlyCost": "20", "percent": "50",
        "computed": "2400.00", "weeklyCap": "1000.00", "isCapped": false, "amount": "2400.00"}]}'
    from chosen where placements.id = chosen.id
    returning placements.id as "placementId", chosen.application_id as "applicationId",
      (organisation_today() + 41)::text as "newEnd", organisation_today()::text as today`.execute(
    server.db,
  )
  return rows[0]!
}

async function committedOf({ db }: JourneyServer, { placementId }: Work): Promise<number> {
  const { rows } = await sql<{ committed: string }>`
    select b.committed from program_budgets b join placements l on l.program_id = b.program_id
    where l.id = ${placementId}`.execute(db)
  return Number(rows[0]?.committed)
}

test('Rachel asks for another wage and end on a phone, Amina recommends it, Luc approves it, and the money is what it comes to by hand', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const work = await halfWayThrough(server)
  const before = await committedOf(server, work)
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'employer', `/applications/approved/${work.applicationId}`)
  await page.getByRole('link', { name: 'Request a change' }).click()
  await page.getByRole('textbox', { name: 'Hourly wage' }).fill('24')
  await page.getByRole('textbox', { name: 'Last day' }).fill(work.newEnd)
  await page.getByRole('textbox', { name: 'Effective on' }).fill(work.today)
  await page.getByRole('textbox', { name: 'Reason' }).fill('The season is longer')
  const effect = page.getByRole('region', { name: 'Effect on the subsidy' })
  // Four weeks at 300.00, six at 30 × 24.00 × 50 %
  await expect(effect).toContainText('960.00')
  await expect(effect).toContainText('3,360.00')
  await expectToFit(page)
  await page.getByRole('button', { name: 'Request this change' }).click()
  await expect(page.getByRole('main')).toContainText('Awaiting recommendation')
  await expectToFit(page)
  const address = new URL(page.url()).pathname

  const amina = await (await browser.newContext()).newPage()
  await amina.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(amina, 'caseOfficer', address)
  await expect(amina.getByRole('table', { name: 'Approved and requested' })).toContainText('$24.00')
  await amina.getByRole('button', { name: 'Recommend change' }).click()
  await amina.getByRole('textbox', { name: 'Note to the approver' }).fill('In order')
  await amina.getByRole('button', { name: 'Recommend change' }).last().click()
  await expect(amina.getByRole('main')).toContainText('Recommended')
  await expect(amina.getByRole('button', { name: 'Approve change' })).toHaveCount(0)
  await amina.context().close()

  const luc = await (await browser.newContext()).newPage()
  await luc.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(luc, 'approver', address)
  await luc.getByRole('button', { name: 'Approve change' }).click()
  await luc.getByRole('textbox', { name: 'Note' }).fill('Enjoy the summer.')
  await luc.getByRole('button', { name: 'Approve change' }).last().click()
  await expect(luc.getByRole('main')).toContainText('Enjoy the summer.')
  await luc.context().close()

  await expect.poll(async () => (await committedOf(server, work)) - before).toBe(960)
  await page.goto(`${server.url}/applications/approved/${work.applicationId}`)
  await expect(page.getByRole('main')).toContainText('$3,360.00')
})
