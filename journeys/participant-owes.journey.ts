import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Owed {
  /** What Mathis owes back of the course that he was paid. */
  debt: string
  reference: string
  /** What he claimed of the jacket, which is approved and still to be paid. */
  paymentId: string
  later: string
  /** What is left of the jacket: as much as he still owes then. */
  restId: string
}

async function owedByMathis({ db }: JourneyServer): Promise<Owed> {
  await sql`update holds set status = 'lifted', ended_on = starts_on where status = 'open'`.execute(
    db,
  )
  const { rows } = await sql<Owed>`
    with own as (
      select s.* from supplements s join users u on u.participant_id = s.participant_id
      where u.email = ${cast.employee.email} and s.payee = 'participant' and s.status = 'approved'
        and s.approved_amount > supplement_claimed(s.id, null) limit 1),
    later as (
      insert into payments (placement_id, source, supplement_id, spent_on, period_from, period_to, claimed_amount, status,
        submitted_on, submitted_by, assessed_amount, assessed_on, assessed_by, assessors, approved_amount, approved_on,
        approved_by)
      select o.placement_id, 'supplement', o.id, 'Imperméable', o.from_on, o.from_on, part.amount, 'approved',
        organisation_today(), m.id, part.amount, organisation_today(), a.id, array[a.id], part.amount,
        organisation_today(), l.id
      from own o, lateral (values (o.approved_amount - 6), (6)) part (amount), users m, users a, users l
      where m.email = ${cast.employee.email} and a.email = ${cast.caseOfficer.email} and l.email = ${cast.approver.email}
      returning id, reference, approved_amount)
    select v.id as debt, v.reference, later.id as "paymentId", later.reference as later, rest.id as "restId"
    from later, later rest, overpayments v
    where later.approved_amount <> 6 and rest.approved_amount = 6 and v.owed_by = 'participant' and v.status = 'owed'`.execute(
    db,
  )
  expect(rows).toHaveLength(1)
  return rows[0]!
}

test('en français, sur un téléphone: Mathis lit ce qu’il doit, pourquoi, et ce que Priya en a déduit', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.slow()
  const { debt, reference, paymentId, later, restId } = await owedByMathis(server)
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'employee', '/payments/overpayments')
  const main = page.getByRole('main')
  await main.getByText(reference).first().click()
  await expect(main).toContainText('Le centre communautaire a payé 36,00 du cours.')
  await expect(main).toContainText('À rembourser')
  await expectToFit(page)

  const desk = await server.anotherBrowser(browser, {})
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'finance', `/payments/${paymentId}`)
  const section = desk.getByRole('region', { name: 'Repayment of overpayments' })
  await section.getByRole('button', { name: 'Keep back from this payment' }).click()
  const keeping = desk.getByRole('dialog', { name: /^Keep back/ })
  await keeping.getByRole('textbox', { name: 'Amount kept back' }).fill('30')
  await keeping.getByRole('textbox', { name: 'Reason' }).fill('Convenu au téléphone')
  await keeping.getByRole('button', { name: 'Keep back' }).click()
  await expect(section).toContainText('Convenu au téléphone')
  // What is kept back of a debt is offered no second time from the same payment.
  await expect(section.getByRole('button', { name: 'Keep back from this payment' })).toHaveCount(0)

  await page.goto(`${server.url}/payments/overpayments/${debt}`)
  await expect(main).toContainText(/30,00\s\$ · PAY-/)
  await main.getByRole('link', { name: later }).click()
  await expect(main).toContainText('Convenu au téléphone')
  await expect(main).toContainText(/À verser\s: 59,00\s\$/)
  await expect(main).not.toContainText(cast.finance.name)
  await expectToFit(page)

  await desk.getByRole('button', { name: 'Record as paid' }).click()
  const noting = desk.getByRole('dialog', { name: /as paid$/ })
  await expect(noting).toContainText('$59.00 were paid to the participant')
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
  await noting.getByRole('textbox', { name: 'Paid on' }).fill(day)
  await noting.getByRole('radio', { name: 'Cheque' }).check()
  await noting.getByRole('textbox', { name: 'Number or note' }).fill('Cheque 4712')
  await noting.getByRole('button', { name: 'Record as paid' }).click()
  await expect(desk.getByRole('main')).toContainText('Cheque · Cheque 4712')
  await expect(desk.getByRole('main')).toContainText('kept an amount back for an overpayment')

  await page.goto(`${server.url}/payments/overpayments/${debt}`)
  await expect(main).toContainText('Déduit d’un paiement')
  await expect(main).toContainText(/6,00\s\$/)
  await expectToFit(page)

  // No cheque is written for what is kept back whole.
  await desk.goto(`${server.url}/payments/${restId}`)
  await section.getByRole('button', { name: 'Keep back from this payment' }).click()
  await keeping.getByRole('textbox', { name: 'Amount kept back' }).fill('6')
  await keeping.getByRole('textbox', { name: 'Reason' }).fill('Le reste')
  await keeping.getByRole('button', { name: 'Keep back' }).click()
  await expect(section).toContainText('Le reste')
  await desk.getByRole('button', { name: 'Record as paid' }).click()
  await expect(noting).toContainText('$0.00 were paid to the participant')
  await expect(noting.getByRole('radio', { name: 'Another way' })).toBeChecked()
  await expect(noting.getByRole('textbox', { name: 'Number or note' })).toHaveValue(
    'All of it was kept back',
  )
  await noting.getByRole('textbox', { name: 'Paid on' }).fill(day)
  await noting.getByRole('button', { name: 'Record as paid' }).click()
  await expect(desk.getByRole('main')).toContainText('Another way · All of it was kept back')
  await page.goto(`${server.url}/payments/overpayments/${debt}`)
  await expect(main).toContainText('Remboursé')

  // Both supplements that are paid to him are claimed whole.
  await page.goto(`${server.url}/payments/new`)
  await expect(main).toContainText('Rien ne peut être réclamé pour le moment')

  const other = await server.anotherBrowser(browser, {})
  await server.signIn(other, 'employer', `/payments/overpayments/${debt}`)
  await expect(other.getByRole('main')).not.toContainText(reference)
  expect(complaints).toEqual([])
})
