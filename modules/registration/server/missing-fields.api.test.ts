import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Refusal = { errors: Record<string, { message: string }[]> }

it.each([
  ['en', '/auth/register', 'name', 'Enter your name'],
  ['fr', '/auth/register', 'email', 'Saisissez votre adresse courriel'],
  ['en', '/auth/login', 'password', 'Enter your password'],
  ['fr', '/auth/login', 'password', 'Saisissez votre mot de passe'],
  ['en', '/auth/forgot-password', 'email', 'Enter your email address'],
])('in %s, %s asks for %s in its own sentence', async (language, path, field, sentence) => {
  const headers = { 'accept-language': language }
  const { status, body } = await server.visitor.post<Refusal>(path, {}, { headers })
  expect([status, body.errors[field]?.[0]?.message]).toEqual([422, sentence])
})
