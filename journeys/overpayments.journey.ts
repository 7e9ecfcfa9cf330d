import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** A payment that Rachel’s organisation was paid and owes nothing back of. */
async function paidPayment(server: JourneyServer): Promise<string> {
  await sql`delete from overpayments`.execute(server.db)
  const { rows } = await sql<{ id: string }>`
    select y.id from payments y join users r on r.employer_id = y.employer_id and r.email = ${cast.employer.email}
    where y.status = 'paid' and y.approved_amount >= 200 order by y.reference limit 1`.execute(
    server.db,
  )
  return rows[0]!.id
}

const letters = async (server: JourneyServer) =>
  (await server.outbox())
    .map(({ template }) => template)
    .filter((template) => template.startsWith('overpayments.'))

test('Priya records what is owed back, Rachel reads it on a phone in French, and it comes back in two parts', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const paymentId = await paidPayment(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'finance', `/payments/${paymentId}`)
  const section = page.getByRole('region', { name: 'Overpayments' })
  await section.getByRole('button', { name: 'Record overpayment' }).click()
  const recording = page.getByRole('dialog', { name: 'Record an overpayment' })
  await recording.getByRole('textbox', { name: 'Amount to repay' }).fill('150')
  await recording.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'What was claimed was not correct' }).click()
  await recording
    .getByRole('textbox', { name: 'Explanation' })
    .fill('The pay stub shows ten hours fewer')
  await recording.getByRole('button', { name: 'Record overpayment' }).click()
  await expect(recording).toHaveCount(0)
  await expect(section).toContainText('To be repaid')
  await expectToFit(page)
  await section.getByRole('link', { name: /^OVP-/ }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('The pay stub shows ten hours fewer')

  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(phone, 'employer', '/payments')
  await phone.getByRole('link', { name: 'Trop-payés' }).click()
  await expectToFit(phone)
  await phone.getByRole('list', { name: 'Trop-payés' }).getByRole('link').first().click()
  const read = phone.getByRole('main')
  await expect(read).toContainText('The pay stub shows ten hours fewer')
  await expect(read).toContainText('À rembourser')
  await expect(read.getByRole('button', { name: 'Consigner l’encaissement' })).toHaveCount(0)
  await expectToFit(phone)

  const enter = async (amount: string | null) => {
    await main.getByRole('button', { name: 'Record receipt' }).first().click()
    const entering = page.getByRole('dialog', { name: /^Record a receipt/ })
    if (amount) await entering.getByRole('textbox', { name: 'Amount received' }).fill(amount)
    await entering.getByText('Cheque').click()
    await entering.getByRole('button', { name: 'Record receipt' }).click()
    await expect(entering).toHaveCount(0)
  }
  await enter('50')
  await expect(main.getByRole('region', { name: 'Receipts' })).toContainText('50.00')
  await expect(read.getByRole('region', { name: 'Encaissements' })).toContainText('50,00')
  // The rest is proposed.
  await enter(null)
  await expect(main).toContainText('Repaid')
  await expect(read).toContainText('Remboursé')
  await expect
    .poll(() => letters(server))
    .toEqual(
      expect.arrayContaining([
        'overpayments.owed',
        'overpayments.received',
        'overpayments.settled',
      ]),
    )
})

test('Luc writes off what Priya recorded and cannot have; why, Rachel is not told', async ({
  page,
  browser,
  server,
}) => {
  const paymentId = await paidPayment(server)
  const { rows } = await sql<{ id: string }>`
    insert into overpayments (payment_id, amount, reason, explanation, due_on, recorded_by)
    select ${paymentId}, 80, 'paidTwice', 'One day was paid twice', organisation_today() + 30, u.id
    from users u where u.email = ${cast.finance.email} returning id`.execute(server.db)
  const path = `/payments/overpayments/${rows[0]!.id}`
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'approver', '/payments/overpayments?filter%5Bstatus%5D=owed')
  await page.getByRole('row', { name: /OVP-/ }).getByRole('link').first().click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Write off remainder' }).click()
  const writing = page.getByRole('dialog', { name: /^Write off what remains/ })
  await writing.getByRole('textbox', { name: 'Internal reason' }).fill('The employer is insolvent')
  await writing.getByRole('button', { name: 'Write off remainder' }).click()
  await expect(writing).toHaveCount(0)
  await expect(main).toContainText('Written off')
  await expect(main).toContainText('The employer is insolvent')
  await expectToFit(page)

  const reader = await server.anotherBrowser(browser, {})
  await reader.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(reader, 'employer', path)
  await expect(reader.getByRole('main')).toContainText('Written off')
  await expect(reader.getByText('The employer is insolvent')).toHaveCount(0)
})
