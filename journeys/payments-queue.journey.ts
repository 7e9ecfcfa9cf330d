import { sql } from 'kysely'
import type { PaymentRecord } from '../modules/payments/contract/payments.endpoints.ts'
import { expectToFit } from './fits.ts'
import { pdfOf } from '../seeds/investors/desk-files.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** Of what is not paid, wages alone: Priya returns the claim that waits, and Rachel sends it again with a pay stub. */
async function sendWithStub({ db, test: portal }: JourneyServer) {
  await sql`delete from payments y where source <> 'claim' and batch_id is null
    and not exists (select from overpayments o where o.payment_id = y.id)`.execute(db)
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow()
  const [priya, rachel] = [await portal.as('finance'), await portal.as('employer')]
  const path = `/payments/${id}`
  const version = async () => (await rachel.get<PaymentRecord>(path)).body.version
  await priya.post(`${path}/return`, { changes: 'Add the pay stub.' }, { version: await version() })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdfOf(['PAY STUB', 'Oct 19']))]), 'stub.pdf')
  const sent = await fetch(`${portal.address}/api/waiting-files`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${rachel.token}` },
  })
  const file = (await sent.json()) as { id: string }
  const { lines } = (await rachel.get<PaymentRecord>(path)).body
  const typed = lines.map(({ from, to, hours, hourlyWage, gross }) => ({
    from,
    to,
    hours,
    hourlyWage,
    gross,
  }))
  const kept = await rachel.patch<PaymentRecord>(
    path,
    { lines: typed, files: [file.id] },
    { version: await version() },
  )
  const { claimedAmount: total, version: now } = kept.body
  const submission = { isConfirmed: true, total }
  const { status } = await rachel.post(`${path}/submission`, submission, { version: now })
  expect(status).toBe(200)
}

test('en français, sur un téléphone: un compte bancaire à vérifier se trouve depuis le tableau de bord', async ({
  browser,
  server,
}) => {
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 812 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'finance')
  await page.getByRole('link', { name: /Comptes à vérifier/ }).click()
  await page
    .getByRole('link', { name: /Vérifier le compte/ })
    .first()
    .click()
  await expect(page.getByText('À vérifier', { exact: true })).toBeVisible()
  await server.signIn(page, 'approver', '/payments/queue')
  await expect(page.getByRole('button', { name: 'Approuver la réclamation' })).toBeVisible()
  await expectToFit(page)
})

test('Priya assesses from her dashboard with the pay stub in view, and Luc approves by two keys', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  await sendWithStub(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'finance')
  await expect(page.getByRole('link', { name: '1 claim to pay' })).toBeVisible()
  await page.getByRole('link', { name: 'Claims to assess 1' }).click()
  await page.getByRole('link', { name: 'Work through 1' }).click()
  const item = page.getByRole('region', { name: 'Mathis Lavoie' })
  await expect(item).toContainText('To assess')
  await expect(item.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await page.keyboard.press('e')
  const panel = page.locator('[data-side-panel]')
  await expect(panel.getByRole('textbox', { name: 'Assessed' })).toHaveValue('1,120.00')
  // The stub stays in view beside what is typed.
  await expect(item.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await panel.getByRole('button', { name: 'Assess claim' }).click()
  await expect(page.getByText('1 done, 0 skipped or not done')).toBeVisible()

  const luc = await server.anotherBrowser(browser)
  await luc.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(luc, 'approver', '/payments')
  await luc.getByRole('link', { name: 'Work through list' }).click()
  // Somebody else has changed the first one: he is told, and approves what it is now.
  await expect(luc.getByRole('button', { name: 'Approve claim' })).toBeVisible()
  await luc.keyboard.press('a')
  const sure = luc.getByRole('dialog').getByRole('button', { name: 'Approve claim' })
  await expect(sure).toBeFocused()
  await sql`update payments set version = version + 1 where status = 'assessed'`.execute(server.db)
  await luc.keyboard.press('Enter')
  await expect(luc.locator('li[data-place=failed]')).toHaveCount(1)
  await luc.reload()
  for (const at of [1, 2]) {
    await expect(luc.getByText(`${at} of 2`, { exact: true })).toBeVisible()
    await expect(luc.getByRole('button', { name: 'Approve claim' })).toBeVisible()
    await luc.keyboard.press('a')
    await expect(sure).toBeFocused()
    await luc.keyboard.press('Enter')
  }
  await expect(luc.getByText('2 done, 0 skipped or not done')).toBeVisible()
  // Her figures follow.
  await page.goto(`${server.url}/dashboard`)
  await expect(page.getByRole('link', { name: '3 claims to pay' })).toBeVisible()
  expect(complaints).toEqual([])
})
