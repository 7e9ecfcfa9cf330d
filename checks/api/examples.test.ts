import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { examples } from '#apps/server/api-examples.generated.ts'
import type { Actor } from '../authorization/actors.ts'
import { declaredOf } from '#kit/contract/own-fields.ts'
import { bodyOf } from '../authorization/bodies.ts'
import { endpoints, send, withPeople, world } from '../authorization/sending.test-people.ts'
import { root } from '../walk.ts'
import { differentShape } from './shapes.ts'

/** What whoever begins with the API does first: list, read, add and change the main kinds of record. */
const shown = [
  ['listApplications', 'readApplication', 'submitOnBehalf', 'editApplication'],
  ['listParticipants', 'readParticipant', 'editParticipant'],
  ['listEmployerDirectory', 'readEmployer', 'editEmployerProfile'],
  ['listPayments', 'readPayment', 'createSupplementClaim', 'changeSupplementClaim'],
  ['listOrders', 'readOrder', 'addOrder', 'editOrder'],
  ['listShareholders', 'readShareholder', 'addShareholder', 'editShareholder'],
  ['listLeads', 'readLead', 'addLead', 'editLead'],
].flat()

/** `WRITE_API_EXAMPLES=1` keeps what the calls say today as the examples. */
const isWriting = process.env['WRITE_API_EXAMPLES'] === '1'

interface Example {
  request?: unknown
  response?: unknown
}
interface ApiDocument {
  paths: Record<string, Record<string, { operationId: string }>>
}

withPeople()

let validates: (place: string, value: unknown) => string[]
const now: Record<string, Example> = {}

beforeAll(async () => {
  const { body } = await world.server.visitor.get<ApiDocument>('/openapi.json')
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(body, 'api')
  validates = (place, value) => {
    const validate = ajv.compile({ $ref: `api#/components/schemas/${place}` })
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
  for (const name of shown) now[name] = await called(name)
  if (isWriting) writeExamples()
}, 120_000)

/** Who claims is the employer. */
const others: Record<string, Actor> = {
  createSupplementClaim: 'employer',
  changeSupplementClaim: 'employer',
}

/** A real call, as a super administrator makes it or the one whose it is, after everything is as it was. */
async function called(name: string): Promise<Example> {
  const endpoint = endpoints.find((each) => each.name === name)?.endpoint
  if (!endpoint) throw new Error(`${name} is not served`)
  if (endpoint.method !== 'GET') await world.restore()
  const actor = others[name] ?? 'superAdmin'
  const userId = world.userIds[actor] ?? ''
  const request = bodyOf(name, endpoint, { world, kind: 'own', userId })
  const { status, body: response } = await send({
    name,
    endpoint,
    actor,
    ...(request !== undefined && { body: request }),
  })
  if (status >= 300) throw new Error(`${name} answers ${status}: ${JSON.stringify(response)}`)
  return { ...(request && { request }), response: short(declared(response)) }
}

/** Without the fields that an organisation added: they are another's elsewhere. */
const declared = (answer: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? declaredOf(value)
      : value,
  ) as Record<string, unknown>

/** Of a list two rows tell enough. */
const short = (answer: Record<string, unknown>) =>
  Array.isArray(answer['data']) ? { ...answer, data: answer['data'].slice(0, 2) } : answer

function writeExamples() {
  writeFileSync(
    join(root, 'apps/server/api-examples.generated.ts'),
    [
      '/** Made by `WRITE_API_EXAMPLES=1 npm test -- checks/api/examples`: what real calls asked and were answered. */',
      "import type { Example } from '#kit/server/open-api/described.ts'",
      '',
      `export const examples: Readonly<Record<string, Example>> = ${JSON.stringify(now, null, 2)}`,
      '',
    ].join('\n'),
  )
}

describe('the examples of the API', () => {
  it('are of the main kinds of record', () => {
    expect(Object.keys(isWriting ? now : examples)).toEqual(shown)
  })

  it.each(shown)('%s is asked and answered as its example says', async (name) => {
    const known = isWriting ? now[name] : examples[name]
    expect(differentShape(known, now[name])).toEqual([])
  })

  it.each(shown)('%s fits the schemas', async (name) => {
    for (const { request, response } of [now[name] ?? {}, examples[name] ?? {}]) {
      if (request) expect(validates(await schemaOf(name, 'body'), request)).toEqual([])
      if (response) expect(validates(await schemaOf(name, 'answer'), response)).toEqual([])
    }
  })

  it('would be found out where they are not true any more', async () => {
    const { response } = now['readLead'] ?? {}
    const older = { ...(response as object), formerly: 'here', version: 'one' }
    expect(differentShape(older, response)).toEqual(['.version', '.formerly'])
    const answer = await schemaOf('readLead', 'answer')
    expect(validates(answer, { ...(response as object), version: 'one' })).toEqual([
      '/version must be integer',
    ])
  })
})

async function schemaOf(name: string, part: 'body' | 'answer'): Promise<string> {
  const { body } = await world.server.visitor.get<ApiDocument>('/openapi.json')
  const operation = Object.values(body.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === name) as unknown as Told
  const content =
    part === 'body'
      ? operation.requestBody?.content
      : (operation.responses['200'] ?? operation.responses['201'])?.content
  return content?.['application/json']?.schema.$ref.split('/').at(-1) ?? ''
}

type Content = Record<string, { schema: { $ref: string } }>
interface Told {
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
