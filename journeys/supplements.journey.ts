import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Work {
  participant: string
  participantId: string
  from: string
  to: string
}

/** Work at Rachel’s organisation in a program of Amina’s that offers transport; nothing is requested. */
async function workUnderWay(server: JourneyServer): Promise<Work> {
  await sql`truncate payment_batches, payments cascade`.execute(server.db)
  await sql`delete from supplements`.execute(server.db)
  const { rows } = await sql<Work>`
    with chosen as (
      select l.id, l.program_id, l.participant_id, l.application_id from placements l
        join users r on r.employer_id = l.employer_id and r.email = ${cast.employer.email}
      where l.status = 'active' and exists (select from user_programs m join users o on o.id = m.user_id
        where m.program_id = l.program_id and o.email = ${cast.caseOfficer.email})
      order by l.id limit 1),
    longer as (
      update placements set planned_end_on = greatest(planned_end_on, organisation_today() + 90)
      where id in (select id from chosen)),
    richer as (
      update programs set combined_cap = 90000, budget_total = budget_total + 90000,
        supplements = '[{"type": "transport", "cap": "1000.00"}, {"type": "tools", "cap": "600.00"}]'
      where id in (select program_id from chosen))
    select a.participant_name as participant, l.participant_id as "participantId",
      (organisation_today() + 1)::text as "from", (organisation_today() + 28)::text as "to"
    from chosen l join applications a on a.id = l.application_id`.execute(server.db)
  return rows[0]!
}

test('Rachel requests transport on a phone and changes it, Luc approves less of it, and all see it in one ledger', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const work = await workUnderWay(server)
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'employer', '/supplements')
  await page.getByRole('link', { name: 'Request supplement' }).first().click()
  const asking = page.getByRole('dialog', { name: 'New supplement' })
  await asking.getByRole('combobox', { name: 'Participant' }).fill(work.participant)
  await page
    .getByRole('option', { name: new RegExp(work.participant) })
    .first()
    .click()
  await expect(asking.getByText('Transport', { exact: true })).toBeVisible()
  await expect(asking.getByText('Relocation', { exact: true })).toHaveCount(0)
  await asking.getByText('Transport', { exact: true }).click()
  await expect(asking.getByText('Left for this type:')).toContainText('1,000.00')
  await asking.getByRole('textbox', { name: 'What it pays for' }).fill('Bus pass')
  await asking.getByText('Participant', { exact: true }).last().click()
  await asking.getByText('Weekly', { exact: true }).click()
  await asking.getByRole('textbox', { name: 'First day' }).fill(work.from)
  await asking.getByRole('textbox', { name: 'Last day' }).fill(work.to)
  await asking.getByRole('textbox', { name: 'Amount each time' }).fill('45')
  await expect(asking.getByText('In all:')).toContainText('180.00')
  await expectToFit(page)
  await asking.getByRole('button', { name: 'Request supplement' }).click()
  await expect(asking).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main).toContainText('Awaiting approval')
  await expectToFit(page)

  // The record of the participant stands behind the dialog.
  await page.goto(`${server.url}/participants/EditSupplementDetailsDialog?id=${work.participantId}`)
  const details = page.getByRole('dialog', { name: 'Supplement details' })
  await details.getByRole('button', { name: /^Edit supplement SUP-/ }).click()
  await details.getByRole('textbox', { name: 'Amount each time' }).fill('50')
  await details.getByRole('button', { name: 'Save supplement' }).click()
  await expect(details).toContainText('200.00')
  await expectToFit(page)
  await page.goto(`${server.url}/supplements?filter%5Bstatus%5D=requested`)
  await expect(main).toContainText('Transport')

  const desk = await server.anotherBrowser(browser, {})
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'approver', '/supplements?filter%5Bstatus%5D=requested')
  await desk.getByRole('link', { name: new RegExp(work.participant) }).click()
  await desk.getByRole('button', { name: 'Approve supplement' }).click()
  const approving = desk.getByRole('dialog', { name: /^Approve supplement/ })
  await approving.getByRole('textbox', { name: 'Amount approved each time' }).fill('40')
  await expect(approving.getByText('Total approved:')).toContainText('160.00')
  await approving.getByRole('textbox', { name: 'Reason for the reduction' }).fill('A pass is 40')
  await approving.getByRole('button', { name: 'Approve supplement' }).click()
  await expect(desk.getByRole('main')).toContainText('A pass is 40')
  await expectToFit(desk)
  const told = async () =>
    (await server.outbox()).filter(({ template }) => template === 'supplements.approved').length
  await expect.poll(told).toBe(2)

  await desk.goto(`${server.url}/participants/${work.participantId}`)
  const ledger = desk.getByRole('region', { name: 'Ledger' })
  await expect(ledger).toContainText(/Supplement · Transport/)
  await expect(ledger).toContainText(/4 ×\s*\$40\.00/)
  await expect(desk.getByRole('region', { name: 'Supplements' })).toContainText('160.00')
})

test('on a phone, whoever is chosen from a list in the dialog can be touched', async ({
  browser,
  server,
}) => {
  const work = await workUnderWay(server)
  const phone = await server.anotherBrowser(browser, {
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
  })
  await phone.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(phone, 'employer', '/supplements/new')
  const asking = phone.getByRole('dialog', { name: 'New supplement' })
  await asking.getByRole('combobox', { name: 'Participant' }).tap()
  const option = phone.getByRole('option', { name: new RegExp(work.participant) }).first()
  await expect(option).toBeVisible()
  // Whose placement is not accepted, nothing can be requested for.
  const { rows } = await sql<{ idle: string }>`
    select p.reference as idle from applications a join participants p on p.id = a.participant_id
      join users r on r.employer_id = a.employer_id and r.email = ${cast.employer.email}
    where not exists (select from placements l where l.participant_id = p.id and l.status in ('accepted', 'active'))
    limit 1`.execute(server.db)
  await expect(phone.getByRole('option', { name: new RegExp(rows[0]!.idle) })).toHaveCount(0)
  await option.tap()
  await asking.getByText('Transport', { exact: true }).tap()
  await asking.getByRole('textbox', { name: 'Amount requested' }).fill('1000.01')
  await expect(asking).toContainText('This is more than is left.')
  await asking.getByRole('textbox', { name: 'Amount requested' }).fill('1000.00')
  await expect(asking).not.toContainText('This is more than is left.')
})
