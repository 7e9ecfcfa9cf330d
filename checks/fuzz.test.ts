import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf } from './authorization/bodies.ts'
import { pathOf } from './authorization/requests.ts'
import type { Actor } from './authorization/actors.ts'
import { endpoints, world, withPeople } from './authorization/sending.test-people.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { anyRequest, type AnyRequest, type Operation } from './fuzz/any-request.ts'
import { inAddress, sendRaw, type RawAnswer, type RawRequest } from './fuzz/send-raw.ts'
import { told, written, type ApiDocument } from './fuzz/written-schema.ts'

withPeople()

/** `FUZZ_SEED` and `FUZZ_REQUESTS` look elsewhere, or longer. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 20_000)
const atOnce = 8
/** After so many what was ended, used up or counted is put back. */
const lot = 400

test('nothing that anybody sends makes the server fail', { timeout: 30 * 60_000 }, async () => {
  const operations = await readOperations()
  expect(operations.length).toBe(endpoints.length)
  const asked = fc.sample(anyRequest(operations), { seed, numRuns: requests })
  const failures: Record<string, { times: number; example: string }> = {}
  const statuses = new Map<number, number>()
  for (let from = 0; from < asked.length; from += lot) {
    const callers = await freshCallers()
    const waiting = asked.slice(from, from + lot).toReversed()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let one = waiting.pop(); one; one = waiting.pop()) {
          const raw = rawOf(one, callers[one.actor])
          const answer = await sendRaw(world.server.address, raw)
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (hasFailed(answer)) note(failures, one, { raw, answer })
        }
      }),
    )
  }
  expect(failures).toEqual({})
  // It reached further than the door: what was right was done, what was wrong was refused.
  for (const status of [200, 400, 401, 403, 404, 409, 415, 422, 428])
    expect([status, (statuses.get(status) ?? 0) > 0]).toEqual([status, true])
})

test('nothing that is asked outside of the interface makes the server fail', async () => {
  const odd = ['%', '%00', '%2e%2e%2f', '%c0%af', '%E0%A4%A', '..%5c', 'a'.repeat(4000), '%2f%2f']
  const places = ['/', '/assets/', '/api/', '/api/programs/', '/forms/', '/employer/profile/']
  for (const path of places.flatMap((place) => odd.map((each) => place + each)))
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST']) {
      const answer = await sendRaw(world.server.address, { method, path, headers: {}, body: null })
      expect([method, path, hasFailed(answer)]).toEqual([method, path, false])
    }
})

const hasFailed = ({ status }: RawAnswer) => status === 0 || status >= 500

async function readOperations(): Promise<Operation[]> {
  const { body } = await world.callers.superAdmin.get<ApiDocument>('/openapi.json')
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      parameters: parameters.map((each) => told<Operation['parameters'][number]>(each, body)),
      body: written(requestBody?.content['application/json']?.schema ?? null, body),
    })),
  )
}

async function freshCallers(): Promise<Record<Actor, Caller>> {
  await world.restore()
  const actors = Object.keys(world.callers) as Actor[]
  const fresh = await Promise.all(
    actors.map(async (actor) => [actor, await world.freshSession(actor)] as const),
  )
  return Object.fromEntries(fresh) as Record<Actor, Caller>
}

function rawOf({ operation, ...asked }: AnyRequest, by: Caller): RawRequest {
  const found = endpoints.find(({ name }) => name === operation.name)
  if (!found) throw new Error(`${operation.name} is not served`)
  const about = {
    world,
    kind: 'own' as const,
    userId: world.userIds[asked.actor] ?? world.userIds.caseOfficer ?? '',
  }
  const right = asked.body.kind === 'right' ? bodyOf(found.name, found.endpoint, about) : null
  const { body, type } = bodyAndType(asked, right)
  return {
    method: operation.method,
    path: addressOf(asked, { operation, known: pathOf(found.name, found.endpoint, about) }),
    headers: {
      accept: 'application/json',
      ...(by.token && { authorization: `Bearer ${by.token}` }),
      ...(found.endpoint.ifMatch && { 'if-match': '"1"' }),
      ...(type && { 'content-type': type }),
      ...asked.headers,
    },
    body,
  }
}

function bodyAndType({ body }: Pick<AnyRequest, 'body'>, right: object | null | undefined) {
  if (body.kind === 'raw') return { body: body.text, type: body.type }
  const value = body.kind === 'json' ? body.value : right
  if (body.kind === 'none' || value === undefined || value === null) return { body: null, type: '' }
  return { body: JSON.stringify(value), type: 'application/json' }
}

function addressOf(
  { inPath, query }: Pick<AnyRequest, 'inPath' | 'query'>,
  { operation, known }: { operation: Operation; known: string },
): string {
  const [path = '', own = ''] =
    inPath === null
      ? `/api${known}`.split('?')
      : [operation.path.replace(/\{\w+\}/g, () => inAddress(inPath) || '-'), known.split('?')[1]]
  const parameters = query.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
  const all = [own, ...parameters].filter(Boolean).join('&')
  return all ? `${path}?${all}` : path
}

function note(
  failures: Record<string, { times: number; example: string }>,
  { operation }: AnyRequest,
  { raw, answer }: { raw: RawRequest; answer: RawAnswer },
) {
  const known = failures[`${operation.name} ${answer.status}`]
  failures[`${operation.name} ${answer.status}`] = {
    times: (known?.times ?? 0) + 1,
    example: known?.example ?? JSON.stringify({ ...raw, answer: answer.text.slice(0, 300) }),
  }
}
