import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Pair {
  /** What Rachel’s organisation owes back. */
  debt: string
  reference: string
  /** A later payment to it, which Priya has not judged. */
  paymentId: string
}

async function aDebt({ db }: JourneyServer): Promise<Pair> {
  await sql`delete from overpayments`.execute(db)
  const { rows } = await sql<Pair>`
    with owed as (
      insert into overpayments (payment_id, amount, reason, explanation, due_on, recorded_by)
      select y.id, 80, 'paidTwice', 'One day was paid twice', organisation_today() + 30, f.id
      from payments y join users r on r.employer_id = y.employer_id and r.email = ${cast.employer.email},
        users f where f.email = ${cast.finance.email} and y.status = 'paid' and y.payee = 'employer'
        and y.approved_amount >= 200 order by y.reference limit 1
      returning id, reference)
    select owed.id as debt, owed.reference, later.id as "paymentId" from owed, lateral (
      select y.id from payments y join users r on r.employer_id = y.employer_id and r.email = ${cast.employer.email}
      where y.status = 'approved' and y.payee = 'employer' and y.approved_amount >= 100
        and not exists (select from users f where f.email = ${cast.finance.email} and f.id = any(y.assessors))
      order by y.reference limit 1) later`.execute(db)
  return rows[0]!
}

test('Priya keeps back what is owed from the next payment, Rachel reads why on a phone in French, and it is removed', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const { debt, reference, paymentId } = await aDebt(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'finance', `/payments/${paymentId}`)
  const section = page.getByRole('region', { name: 'Repayment of overpayments' })
  await section.getByRole('button', { name: 'Keep back from this payment' }).click()
  const keeping = page.getByRole('dialog', { name: /^Keep back/ })
  const amount = keeping.getByRole('textbox', { name: 'Amount kept back' })
  await amount.fill('80.01')
  await keeping.getByRole('textbox', { name: 'Reason' }).fill('As agreed by phone')
  await keeping.getByRole('button', { name: 'Keep back' }).click()
  await expect(keeping).toContainText('80.00')
  await amount.fill('60')
  await keeping.getByRole('button', { name: 'Keep back' }).click()
  await expect(keeping).toHaveCount(0)
  await expect(section).toContainText('As agreed by phone')
  await expect(section.getByRole('link', { name: reference }).first()).toBeVisible()
  await expectToFit(page)

  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(phone, 'employer', `/payments/${paymentId}`)
  const read = phone.getByRole('main')
  await expect(read).toContainText('As agreed by phone')
  await expect(read.getByRole('button', { name: 'Retirer la déduction' })).toHaveCount(0)
  await expectToFit(phone)
  await phone.goto(`${server.url}/payments/overpayments/${debt}`)
  await expect(read).toContainText('As agreed by phone')

  await section.getByRole('button', { name: 'Remove amount kept back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove amount kept back' }).click()
  await expect(section.getByRole('button', { name: 'Keep back from this payment' })).toBeVisible()
  await expect(read).not.toContainText('As agreed by phone')
  await expect
    .poll(async () => (await server.outbox()).map(({ template }) => template))
    .toEqual(expect.arrayContaining(['overpayments.keptBack', 'overpayments.givenBack']))
})
