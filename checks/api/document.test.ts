import { Validator } from '@seriousme/openapi-schema-validator'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { describeApi } from '#apps/server/describe-api.ts'
import { served } from '#apps/server/modules.ts'
import { componentsOf } from '#kit/server/open-api/components.ts'
import { summaryOf } from '#kit/server/open-api/summary.ts'

interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: { $ref?: string; name?: string; description?: string }[]
  responses: Record<string, { $ref?: string; description?: string; 'x-codes'?: string[] }>
}
interface ApiDocument {
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, object>>
}

const json = JSON.stringify(
  describeApi({ appTitle: 'Programs', publicUrl: 'https://portal.example' }),
)
const document = JSON.parse(json) as ApiDocument
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name)!

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1', async () => {
    const verdict = await new Validator().validate(JSON.parse(json) as Record<string, unknown>)
    expect(verdict).toEqual({ valid: true })
  })

  it('refers to nothing that it does not have', () => {
    const refs = [...json.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
    expect(refs.length).toBeGreaterThan(5000)
    const missing = refs.filter(([, kind = '', name = '']) => !document.components[kind]?.[name])
    expect(missing.map(([ref]) => ref)).toEqual([])
    expect(json).not.toMatch(/"\$ref":"(?!#\/components\/)/)
  })

  it('says each schema once, and none that is not spoken', () => {
    const { schemas = {} } = document.components
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        'Application',
        'ApplicationRow',
        'Participant',
        'PageMeta',
        'Problem',
      ]),
    )
    const unspoken = Object.keys(schemas).filter(
      (name) => !json.includes(`"#/components/schemas/${name}"`),
    )
    expect(unspoken).toEqual([])
    // What two operations answer is written in one place.
    expect(JSON.stringify(schemas).match(/"participantCompletedAt":/g)).toHaveLength(1)
    expect(json.length).toBeLessThan(1_600_000)
  })

  it('refuses two schemas under one name', () => {
    const endpoint = { method: 'GET', path: '/any', access: { public: true } } as const
    const own = {
      name: 'readAny',
      endpoint: { ...endpoint, output: z.object({ one: z.string() }) },
    }
    const same = { ReadAnyAnswer: z.object({ other: z.string() }) }
    expect(() => componentsOf([own], same)).toThrow(
      'Two schemas of the API would be called ReadAnyAnswer',
    )
  })
})

describe('every operation', () => {
  it('says in a few words what it does, each in others', () => {
    const unsaid = served.filter(({ name, endpoint }) => summaryOf(name, endpoint) === null)
    expect(unsaid.map(({ name }) => name)).toEqual([])
    const summaries = operations.map(({ summary }) => summary)
    expect(summaries.filter((each) => !/^[A-Z][\w ’'-]+$/.test(each) || each.length > 70)).toEqual(
      [],
    )
    expect(summaries.filter((each) => !each.includes(' '))).toEqual([])
    expect(summaries.filter((each, at) => summaries.indexOf(each) !== at)).toEqual([])
  })

  it('finds a name of one word without a summary', () => {
    expect(summaryOf('login', {})).toBeNull()
    expect(summaryOf('login', { summary: 'Sign in' })).toBe('Sign in')
    expect(summaryOf('listPaymentBatches', {})).toBe('List payment batches')
  })

  it('belongs to a module that says what it is about', () => {
    const described = new Map(document.tags.map(({ name, description }) => [name, description]))
    const untold = operations.filter(
      ({ tags: [tag = ''] }) => (described.get(tag) ?? '').length < 20,
    )
    expect(untold.map(({ operationId }) => operationId)).toEqual([])
  })

  it('tells who may call, by session and by the scope of a token', () => {
    expect(operationOf('listApplications').security).toEqual([
      { session: [] },
      { token: ['applications:read'] },
    ])
    expect(operationOf('editApplication').security).toEqual([
      { session: [] },
      { token: ['applications:write'] },
    ])
    // What is decided, somebody answers for.
    expect(operationOf('approveApplication').security).toEqual([{ session: [] }])
    expect(operationOf('approveApplication').description).toContain(
      'Needs the permission `decide` of Applications View.',
    )
    expect(operationOf('revealBankAccount').security).toEqual([{ session: [] }])
    expect(operationOf('login').security).toEqual([])
  })

  it('names the problems that it answers', () => {
    const { responses } = operationOf('approveApplication')
    expect(Object.keys(responses)).toEqual(
      [
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '412',
        '413',
        '415',
        '422',
        '428',
        '429',
        '503',
      ].concat('default'),
    )
    expect(responses['409']?.['x-codes']).toEqual(
      expect.arrayContaining(['wrongState', 'amountChanged', 'budgetExceeded']),
    )
    expect(responses['409']?.description).toContain('The program’s budget is not sufficient')
    const stated = Object.keys(operationOf('showAvatar').responses)
    expect(stated).toEqual(['200', '404', '429', '503', 'default'])
  })

  it('takes pages, order and search as they are told once', () => {
    const refs = operationOf('listParticipants').parameters.map(({ $ref, name }) => $ref ?? name)
    expect(refs).toEqual(
      expect.arrayContaining([
        '#/components/parameters/Page',
        '#/components/parameters/After',
        '#/components/parameters/Search',
        'sort',
      ]),
    )
    const { parameters } = operationOf('listApplications')
    expect(parameters.find(({ name }) => name === 'filter[status]')?.description).toContain(
      'submitted, inReview',
    )
    expect(parameters.map(({ name }) => name)).toContain('stage')
  })
})
