import { sql } from 'kysely'
import type { Page } from '@playwright/test'
import { pdf } from './application-form.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Work {
  participant: string
  from: string
  to: string
}

/** Work at Rachel’s organisation in a program of Amina’s, three weeks ago begun, with nobody on hold and nothing claimed. */
async function workUnderWay(server: JourneyServer): Promise<Work> {
  await sql`update holds set status = 'lifted', ended_on = starts_on where status = 'open'`.execute(
    server.db,
  )
  await sql`truncate payment_batches, payments cascade`.execute(server.db)
  const { rows } = await sql<Work>`
    with chosen as (
      select l.id, l.application_id from placements l
        join users r on r.employer_id = l.employer_id and r.email = ${cast.employer.email}
      where l.status = 'active' and exists (select from user_programs m join users o on o.id = m.user_id
        where m.program_id = l.program_id and o.email = ${cast.caseOfficer.email})
      order by l.id limit 1),
    begun as (
      update placements set started_on = organisation_today() - 20,
        planned_end_on = greatest(planned_end_on, organisation_today() + 60)
      where id in (select id from chosen))
    select a.participant_name as participant, (organisation_today() - 20)::text as "from",
      (organisation_today() - 14)::text as "to"
    from chosen l join applications a on a.id = l.application_id`.execute(server.db)
  return rows[0]!
}

/** A draft that is open twice: what is kept of each is chosen, and the claim goes on. */
async function changedInTwoTabs(page: Page) {
  await expect(page.getByRole('button', { name: 'Send claim' })).toBeVisible()
  const editing = `${page.url()}/edit`
  await page.goto(editing)
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 375, height: 760 })
  await other.goto(editing)
  await other.getByRole('textbox', { name: 'Hours' }).fill('11')
  await page.getByRole('textbox', { name: 'Hours' }).fill('10')
  await page.getByRole('textbox', { name: 'Gross wages' }).fill('201')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByRole('button', { name: 'Send claim' })).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'Save draft' }).click()
  const conflict = page.getByRole('dialog')
  await expect(conflict).toContainText('11 hours at')
  await expect(conflict).not.toContainText('Pay stubs')
  await conflict.getByRole('button', { name: 'Save my choices' }).click()
  await expect(page.getByRole('main')).toContainText('10 hours at')
}

test('Rachel claims a week of wages on a phone, Amina gives less of it, and Luc approves it', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const work = await workUnderWay(server)
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'employer', '/payments/new')
  await page.getByRole('combobox', { name: 'Participant' }).fill(work.participant)
  await page
    .getByRole('option', { name: new RegExp(work.participant) })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'First day' }).fill(work.from)
  await page.getByRole('textbox', { name: 'Last day' }).fill(work.to)
  await page.getByRole('textbox', { name: 'Hours' }).fill('10')
  await page.getByRole('textbox', { name: 'Hourly wage' }).fill('20')
  await page.getByRole('textbox', { name: 'Gross wages' }).fill('200')
  await page.locator('input[type=file]').setInputFiles({ name: 'stub.pdf', ...pdf })
  await expect(page.getByText('stub.pdf', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Subsidy for these wages' })).toContainText('Total')
  await expectToFit(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await changedInTwoTabs(page)
  await page.getByRole('button', { name: 'Send claim' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send claim' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('To assess')
  await expectToFit(page)
  const address = new URL(page.url()).pathname

  const desk = await server.anotherBrowser(browser, {})
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'caseOfficer', '/payments')
  const stages = desk.getByRole('navigation', { name: 'Payments by stage' })
  await stages.getByRole('link', { name: 'To approve' }).click()
  await expect(desk.getByText('No results')).toBeVisible()
  await stages.getByRole('link', { name: 'To assess' }).click()
  await expect(desk.getByRole('table')).toContainText(work.participant)
  await expectToFit(desk)
  await desk.goto(`${server.url}${address}`)
  await desk.getByRole('button', { name: 'Assess claim' }).click()
  const assessing = desk.getByRole('dialog', { name: /^Assess claim/ })
  await assessing.getByRole('textbox', { name: 'Assessed' }).fill('50')
  await assessing.getByRole('textbox', { name: 'Reason for the reduction' }).fill('Half a week')
  await assessing.getByRole('button', { name: 'Assess claim' }).click()
  await expect(assessing).toHaveCount(0)
  await expect(desk.getByRole('main')).toContainText('Half a week')
  await expectToFit(desk)

  const other = await server.anotherBrowser(browser, {})
  await other.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(other, 'approver', address)
  await other.getByRole('button', { name: 'Approve claim' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Approve claim' }).click()
  await expect(other.getByRole('main')).toContainText('Amount approved')
  await expect(other.getByRole('main')).toContainText('$50.00')
  await page.goto(`${server.url}/payments`)
  await expect(main).toContainText('Approved')
  await expectToFit(page)
})
