import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'

let server: TestServer
let amina: Caller
beforeAll(async () => {
  server = await openTestServer()
  amina = await server.as('caseOfficer')
})
afterAll(() => server.close())

async function send(form: FormData) {
  const answer = await fetch(`${server.address}/api/account/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${amina.token}` },
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as { code?: string } }
}

it('a form without a picture in it changes no picture', async () => {
  const form = new FormData()
  form.append('name', 'no picture')
  const { status, body } = await send(form)
  expect([status, body.code]).toEqual([422, 'avatarType'])
})

it('another picture, and none any more, are in the history of the account', async () => {
  const { body: me } = await amina.get<{ userData: { uuid: string } }>('/me')
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#14619e' } })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'me.png')
  expect((await send(form)).status).toBe(200)
  expect((await amina.delete('/account/avatar')).status).toBe(200)
  const rows = await auditRows(server.db, { entityId: me.userData.uuid })
  const own = rows.filter(({ action }) => action.startsWith('accounts.avatar'))
  expect(own).toMatchObject([
    { action: 'accounts.avatar', entity: 'user', actor: 'Amina Haddad' },
    { action: 'accounts.avatarRemoved', entity: 'user', actor: 'Amina Haddad' },
  ])
})
