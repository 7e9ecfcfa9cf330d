import { sql } from 'kysely'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

test.setTimeout(90_000)

const unknown = '550 5.1.1 No such user here'
const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 760 }

/** A mail that a mail server refused for good, or put off until tomorrow. */
async function failed(
  { db }: JourneyServer,
  { to, isForGood }: { to: string; isForGood: boolean },
) {
  await sql`insert into outbox_messages (channel, recipient, language, template, subject, body,
      attempts, failure, failure_kind, refused_at, next_attempt_at)
    values ('mail', ${to}, 'en', 'applications.received', ${`Letter to ${to}`}, 'Good day', 1,
      ${isForGood ? unknown : '451 Come back later'}, ${isForGood ? 'address' : 'busy'},
      ${isForGood ? sql`clock_now()` : null}, clock_now() + interval '1 day')`.execute(db)
}

for (const [device, viewport] of Object.entries({ desk, phone }))
  test(`at a ${device} an administrator reads why a message failed, and tries it again`, async ({
    page,
    server,
    complaints: _,
  }) => {
    const to = `odile.${device}@example.org`
    await failed(server, { to, isForGood: true })
    await page.setViewportSize(viewport)
    await server.signIn(page, 'superAdmin', '/outbox?filter[state]=retrying,failed')
    await expect(page.getByText('Not delivered').first()).toBeVisible()
    await expectToFit(page)
    await page.getByRole('link', { name: `Letter to ${to}` }).click()
    await expect(page.getByText('The mail server refuses this address')).toBeVisible()
    await expect(page.getByText(unknown)).toBeVisible()
    await expectToFit(page)
    await page.getByRole('button', { name: 'Try again now' }).click()
    await expect(page.getByText('The message is being tried again').first()).toBeVisible()
    // The record follows what becomes of it.
    await expect(page.getByRole('button', { name: 'Try again now' })).toBeHidden({
      timeout: 15_000,
    })
    await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()
  })

test('an administrator stops one message with a reason, and several together', async ({
  page,
  server,
  complaints: _,
}) => {
  for (const to of ['one@example.org', 'two@example.org', 'three@example.org'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are listed
    await failed(server, { to, isForGood: false })
  await page.setViewportSize(desk)
  await server.signIn(page, 'superAdmin', '/outbox?search=one@example.org')
  await page.getByRole('link', { name: 'Letter to one@example.org' }).click()
  await page.getByRole('button', { name: 'Stop message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Stop message' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Written by mistake')
  await dialog.getByRole('button', { name: 'Stop message' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Written by mistake')).toBeVisible()
  await expect(page.getByText('Stopped by')).toBeVisible()

  await page.goto(`${server.url}/outbox?filter[state]=retrying,failed`)
  for (const to of ['two@example.org', 'three@example.org'])
    // oxlint-disable-next-line no-await-in-loop -- a person ticks one after the other
    await page.getByRole('checkbox', { name: new RegExp(`Letter to ${to}`) }).check()
  await page.getByRole('button', { name: 'Stop messages' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Written by mistake')
  await dialog.getByRole('button', { name: 'Stop messages' }).click()
  await expect(page.getByText('2 of 2 messages done').first()).toBeVisible()
  const states = await sql<{ count: number }>`select count(*)::int as count from outbox_messages
    where stop_reason = 'Written by mistake'`.execute(server.db)
  expect(states.rows[0]?.count).toBe(3)
})

test('staff see at the employer that mail to it is refused, until it has another address', async ({
  page,
  server,
  complaints: _,
}) => {
  const { rows } = await sql<{ id: string; email: string }>`
    select e.id, e.contact_email as email from employers e join users u on u.employer_id = e.id
    where u.email = 'employer@example.org'`.execute(server.db)
  const { id, email } = rows[0]!
  await failed(server, { to: email, isForGood: true })
  await sql`insert into refused_addresses (address, refused_at, reason, message_id)
    select lower(${email}), clock_now(), ${unknown}, id from outbox_messages
    where recipient = ${email}`.execute(server.db)
  await server.signIn(page, 'admin', `/employers/${id}`)
  await expect(page.getByText(`Mail to ${email.toLowerCase()} was refused on`)).toBeVisible()
  await expect(page.getByText(unknown)).toBeVisible()
  await expectToFit(page)
  await sql`update employers set contact_email = 'another@example.org' where id = ${id}`.execute(
    server.db,
  )
  await page.reload()
  await expect(page.getByText('another@example.org')).toBeVisible()
  await expect(page.getByText('was refused on')).toBeHidden()
})
