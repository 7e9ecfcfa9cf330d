import { sql } from 'kysely'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** Two forms of participants in a program of Amina’s were sent, and no others. */
async function twoSent({ db }: JourneyServer) {
  await sql`with sent as (
      select f.id from monitoring_forms f join programs p on p.id = f.program_id
      where p.code = 'YESP' and f.status in ('open', 'submitted') order by f.due_on, f.id limit 2)
    update monitoring_forms f set status = case when f.id in (select id from sent) then 'submitted' else f.status end,
      due_on = least(due_on, organisation_today() - 27), submitted_on = organisation_today(), submitted_by = 'Rachel Okafor', remind_on = null
    where f.id in (select id from sent)`.execute(db)
  await sql`update monitoring_forms set status = 'accepted', accepted_on = organisation_today(),
      accepted_by = (select id from users where email = 'case.officer@example.org')
    where status = 'submitted' and id not in (select f.id from monitoring_forms f join programs p on p.id = f.program_id
      where p.code = 'YESP' and f.status = 'submitted' order by f.due_on, f.id limit 2)`.execute(db)
}

test('Amina works through the forms that were sent: one she accepts, of the other she asks for changes', async ({
  page,
  server,
  complaints,
}) => {
  await twoSent(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', '/dashboard?work=surveys')
  await page.getByRole('link', { name: 'Work through 2' }).click()
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  // Each waits since it was received, not since it was due.
  const places = page.getByRole('list', { name: 'Queue' }).getByRole('listitem')
  await expect(places).toContainText([/today.*Received late/, /today.*Received late/])
  const accept = page.getByRole('button', { name: 'Accept form' })
  await expect(accept).not.toHaveAttribute('aria-disabled')
  // A second press in passing neither accepts the form twice nor the next one unseen.
  await page.keyboard.press('a')
  await page.keyboard.press('a')
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  // Taken back, it waits again, and is where one stands.
  await page.keyboard.press('u')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(accept).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('a')
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  await expect(accept).not.toHaveAttribute('aria-disabled')
  await expect(page.getByRole('button', { name: 'Ask for changes' })).toBeVisible()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What to change' }).fill('Add the hours of March.')
  // The day is proposed.
  await expect(dialog.getByRole('textbox', { name: 'New due date' })).toHaveValue(/\d{4}/)
  await dialog.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.getByText('2 done, 0 skipped or not done')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectToFit(page)
  expect(complaints).toEqual([])
})
