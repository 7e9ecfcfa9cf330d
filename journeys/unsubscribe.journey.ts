import { unsubscribeToken } from '../kit/server/unsubscribe-token.ts'
import { ownId } from '../apps/server/test-server.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { accessible } from './application-form.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** Margaret gives Luc an application; the way “Unsubscribe” of the mail that tells him leads. */
async function assignToLuc(server: JourneyServer) {
  const id = await submitBothHalves(server.test)
  const margaret = await server.test.as('superAdmin')
  const { version } = (await margaret.get<{ version: number }>(`/applications/${id}`)).body
  const body = { assigneeId: await ownId(await server.test.as('approver')) }
  const { status } = await margaret.post(`/applications/${id}/assignment`, body, { version })
  expect(status).toBe(200)
  return server.db
    .selectFrom('outbox_messages')
    .select(['id', 'record_id'])
    .where('template', '=', 'applications.assigned')
    .where('record_id', '=', id)
    .execute()
}

test('Luc, signed in nowhere, stops the mails of a kind from one of them on his phone, in French, and changes his mind', async ({
  browser,
  server,
  complaints,
}) => {
  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  const [mail] = await assignToLuc(server)
  const token = unsubscribeToken(server.test.system.settings, mail!.id)
  await phone.goto(`${server.url}/unsubscribe?token=${token}`)
  const heading = phone.getByRole('heading', { level: 1, name: 'Arrêter les courriels' })
  await expect(heading).toBeVisible()
  await accessible(phone)
  // Opened by a machine that follows links, it has stopped nothing.
  const opened = await assignToLuc(server)
  expect(opened).toHaveLength(1)

  await phone.getByRole('button', { name: 'Arrêter les courriels' }).click()
  await expect(phone.getByText(/^Vous ne recevez plus /)).toBeVisible()
  const stopped = await assignToLuc(server)
  expect(stopped).toEqual([])
  await phone.reload()
  await expect(phone.getByText(/^Vous ne recevez plus /)).toBeVisible()

  await phone.getByRole('button', { name: 'Recevoir de nouveau les courriels' }).click()
  await expect(phone.getByText(/^Vous recevez /)).toBeVisible()
  const again = await assignToLuc(server)
  expect(again).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('A link that was cut says where mails are chosen', async ({ page, server }) => {
  await page.setViewportSize({ width: 375, height: 760 })
  await page.goto(`${server.url}/unsubscribe?token=abc`)
  await expect(page.getByRole('heading', { level: 1, name: 'No email to stop' })).toBeVisible()
  await expect(page.getByText('sign in and choose under Settings, Notifications')).toBeVisible()
})
