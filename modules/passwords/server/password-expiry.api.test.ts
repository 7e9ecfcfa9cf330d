import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ PASSWORD_EXPIRY_DAYS: '90' })
})
afterAll(() => server.close())

const aged = (days: number) =>
  server.db
    .updateTable('users')
    .set({ password_changed_at: new Date(Date.now() - days * 86_400_000).toISOString() })
    .where('email', '=', cast.manager.email)
    .execute()

describe('where passwords expire after 90 days', () => {
  it('one that is older closes everything but changing it and signing out', async () => {
    const caller = await server.as('manager')
    await aged(89)
    expect((await caller.get('/me')).status).toBe(200)
    await aged(91)
    for (const path of ['/me', '/programs', '/badge-counts'])
      expect(await caller.get(path)).toMatchObject({
        status: 403,
        body: { password_expired: true, redirect: '/password-change' },
      })
    const password = 'Étang-brumeux 42 cygnes'
    const { status, body } = await caller.post<{ accessToken: string }>('/auth/password', {
      currentPassword: cast.manager.password,
      password,
      confirmation: password,
    })
    expect(status).toBe(200)
    expect((await server.withToken(body.accessToken).get('/me')).status).toBe(200)
    await aged(91)
    const leaving = server.withToken(body.accessToken)
    expect((await leaving.post('/auth/logout')).status).toBe(204)
  })
})
