import { sql } from 'kysely'
import { pdf } from './application-form.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Approved {
  id: string
  day: string
  /** As it is said on a screen. */
  today: string
}

/** Boots for 200.00 are approved for Rachel’s organisation, where somebody has worked for three weeks; nobody is on hold. */
async function approvedBoots({ db }: JourneyServer): Promise<Approved> {
  await sql`update holds set status = 'lifted', ended_on = starts_on where status = 'open'`.execute(
    db,
  )
  await sql`truncate payment_batches, payments cascade`.execute(db)
  await sql`delete from supplements`.execute(db)
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
    select l.id, 'clothing', 'employer', 'Safety boots', 'oneTime', day, day, 1, 200, 200, day, r.id, array[r.id],
      'approved', 200, 200, day, a.id
    from chosen l, users r, users a, lateral (select organisation_today() - 20 as day) d
    where r.email = ${cast.employer.email} and a.email = ${cast.approver.email}
    returning id, (organisation_today() - 10)::text as day, to_char(organisation_today(), 'Mon FMDD, YYYY') as today`.execute(
    db,
  )
  return rows[0]!
}

test('Rachel claims boots with a receipt on her phone, Amina gives less for a reason, and Luc approves it and closes the rest', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.slow()
  const boots = await approvedBoots(server)
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'employer', `/supplements/${boots.id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Left to claim')
  await expectToFit(page)
  await page.getByRole('button', { name: 'Claim supplement' }).click()
  await expect(page.getByText(/^Days from .* can be claimed/)).toContainText(`to ${boots.today}`)
  await page.getByRole('textbox', { name: 'What it was spent on' }).fill('Two pairs of boots')
  await page.getByRole('textbox', { name: 'First day' }).fill(boots.day)
  await page.getByRole('textbox', { name: 'Last day' }).fill(boots.day)
  await page.getByRole('textbox', { name: 'Claimed' }).fill('200.01')
  await page.locator('input[type=file]').setInputFiles({ name: 'receipt.pdf', ...pdf })
  await expect(page.getByText('receipt.pdf', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('textbox', { name: 'Claimed' })).toHaveAccessibleDescription(
    /200\.00/,
  )
  await expectToFit(page)
  await page.getByRole('textbox', { name: 'Claimed' }).fill('180')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Send claim' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send claim' }).click()
  await expect(main).toContainText('To assess')
  await expect(main).toContainText('Two pairs of boots')
  await expectToFit(page)
  const address = new URL(page.url()).pathname

  const desk = await server.anotherBrowser(browser, {})
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'caseOfficer', '/payments/queue')
  await desk.getByRole('button', { name: 'Assess claim' }).click()
  const assessing = desk.getByRole('region', { name: /^Assess/ }).or(desk.getByRole('dialog'))
  const amount = assessing.getByRole('textbox', { name: 'Amount assessed' })
  for (const wrong of ['', '180.01']) {
    await amount.fill(wrong)
    await assessing.getByRole('button', { name: 'Assess claim' }).click()
    await expect(amount).toHaveAccessibleDescription(/./)
  }
  await expect(amount).toHaveAccessibleDescription(/180\.00/)
  await amount.fill('150')
  await assessing
    .getByRole('textbox', { name: 'Reason for the reduction' })
    .fill('One pair is for somebody else')
  await assessing.getByRole('button', { name: 'Assess claim' }).click()
  await desk.goto(`${server.url}${address}`)
  await expect(desk.getByRole('main')).toContainText('One pair is for somebody else')
  await expectToFit(desk)

  const other = await server.anotherBrowser(browser, {})
  await other.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(other, 'approver', '/payments?filter[status]=assessed,approvedOnce')
  await other.getByRole('checkbox').first().check({ force: true })
  await other.getByRole('button', { name: 'Approve claims' }).click()
  const approving = other.getByRole('dialog', { name: 'Approve 1 claim' })
  await expect(approving).toContainText('$150.00 in all')
  await approving.getByRole('button', { name: 'Approve claims' }).click()
  await expect(approving).toContainText('1 of 1 claim approved')

  await other.goto(`${server.url}/supplements/${boots.id}`)
  const supplement = other.getByRole('main')
  const takes = async (step: string) => {
    await other.getByRole('button', { name: 'More', exact: true }).click()
    await other.getByRole('menuitem', { name: step }).click()
  }
  await takes('Close the rest')
  const closing = other
    .getByRole('region', { name: /^Close the rest/ })
    .or(other.getByRole('dialog'))
  await closing.getByRole('button', { name: 'Close the rest' }).click()
  const reason = closing.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toHaveAccessibleDescription('Enter the reason')
  await reason.fill('One pair was enough')
  await closing.getByRole('button', { name: 'Close the rest' }).click()
  await expect(supplement).toContainText('Closed, left unused')
  await expect(supplement).toContainText('One pair was enough')
  await expectToFit(other)
  await page.goto(`${server.url}/supplements/${boots.id}`)
  await expect(main).toContainText(/Closed, left unused\s*\$50\.00/)
  await expect(page.getByRole('button', { name: 'Claim supplement' })).toHaveCount(0)
  await expectToFit(page)
  await other.getByRole('button', { name: 'Open again' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Open again' }).click()
  await expect(supplement).toContainText('Left to claim')

  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await page.goto(`${server.url}/supplements/${boots.id}`)
  await expect(main).toContainText('Reste à réclamer')
  await expect(main).toContainText(/50,00\s*\$/)
  await expectToFit(page)
  expect(complaints).toEqual([])
})
