import { describe, expect, test } from 'vitest'
import { actors, type Actor, type Letter, type ObjectKind } from './authorization/actors.ts'
import { cells, expectedOf, isWholeLine } from './authorization/cells.ts'
import { hasObject, pathOf } from './authorization/requests.ts'
import { missingId } from './authorization/world.ts'
import { declaredEndpoints } from './walk.ts'
import {
  type Got,
  world,
  endpoints,
  send,
  isUnsafe,
  told,
  withPeople,
} from './authorization/sending.test-people.ts'

withPeople()

const letterOf = ({ status }: Got): Letter =>
  status === 401 ? '1' : status === 403 ? '3' : status === 404 ? '4' : '+'

/** Before it changes anything; that no reading does is a test of its own. */
const isRefusal = ({ status }: Got) => [401, 403, 404].includes(status)

test('every served endpoint is declared by a module or the kit, and is in the OpenAPI document', async () => {
  const declared = (await declaredEndpoints()).flatMap(({ value }) => Object.keys(value))
  const { body } = await world.server.visitor.get<{
    paths: Record<string, Record<string, { operationId: string }>>
  }>('/openapi.json')
  const documented = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  )
  const mounted = endpoints.map(
    ({ name, endpoint }) => `${name} ${endpoint.method.toLowerCase()} /api${endpoint.path}`,
  )
  expect(documented.toSorted()).toEqual(mounted.toSorted())
  expect(endpoints.map(({ name }) => name).toSorted()).toEqual(declared.toSorted())
})

test('every served endpoint has its cells, and there are no others', () => {
  expect(Object.keys(cells).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
  const broken = Object.entries(cells).filter(([, cell]) => !isWholeLine(cell))
  expect(broken).toEqual([])
})

describe('who may call', () => {
  test.each(endpoints)('$name', { timeout: 60_000 }, async ({ name, endpoint }) => {
    const cell = cells[name] ?? ''
    const byBody = typeof cell !== 'string'
    const kinds: ObjectKind[] = hasObject(endpoint)
      ? ['own', 'other', 'missing']
      : byBody
        ? ['own', 'other']
        : ['own']
    const wrong: string[] = []
    let isTouched = true
    for (const actor of actors) {
      // Signing out ends the session: one of its own, so that the others go on.
      const by = name === 'logout' ? await world.freshSession(actor) : undefined
      const answers: Partial<Record<ObjectKind, Got>> = {}
      for (const kind of kinds) {
        await (isTouched ? world.restore() : world.forgetLimits())
        const got = await send({ name, endpoint, kind, actor, ...(by && { by }) })
        isTouched = isUnsafe(endpoint) && !isRefusal(got)
        answers[kind] = got
        const expected = expectedOf(cell, actor, kind)
        if (letterOf(got) !== expected || got.status >= 500)
          wrong.push(
            `${actor}, ${kind}: ${got.status} ${String(got.body['code'] ?? '')} instead of ${expected}`,
          )
      }
      const { other, missing } = answers
      if (other && missing && other.status === 404 && missing.status === 404) {
        if (told(other) !== told(missing) || other.contentType !== missing.contentType)
          wrong.push(`${actor}: a foreign record is told from a missing one`)
      }
    }
    expect(wrong).toEqual([])
  })
})

const anyId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/

describe('what is missing', () => {
  const identified = endpoints.filter(({ endpoint }) => hasObject(endpoint))

  test.each(identified)('$name answers alike whatever is asked for', async ({ name, endpoint }) => {
    await world.restore()
    // What is the person's alone, only its person is told to be missing; what no administrator does, whoever does it.
    const lets = (actor: Actor) => expectedOf(cells[name]!, actor, 'own') !== '3'
    const actor =
      (['superAdmin', 'employee', 'employer', 'finance'] as const).find(lets) ?? 'employee'
    const userId = world.userIds[actor] ?? ''
    const own = pathOf(name, endpoint, { world, kind: 'own', userId })
    const missing = await send({ name, endpoint, kind: 'missing', actor })
    expect(missing).toMatchObject({ status: 404, body: { code: 'notFound' } })
    const path = endpoint.path.includes('{token}')
      ? own
          .replace(world.things.own.token, 'short')
          .replace(world.things.own.participantToken, 'short')
          .replace(world.things.own.informationToken, 'short')
          .replace(world.things.own.surveyToken, 'short')
          .replace(world.things.own.fundingToken, 'short')
          .replace(world.things.own.messagesToken, 'short')
          .replace(world.things.own.letterToken, 'short')
          .replace(world.things.own.feedToken, 'short')
          .replace(world.things.own.mailToken, 'short')
          .replace(world.things.own.stoppedMailToken, 'short')
      : own
          .replace(world.avatarKey, 'short')
          .replace('clockwork/audit.seal', 'clockwork/short')
          .replace('pictures/logo', 'pictures/short')
          .replace('preview/fr', 'preview/short')
          .replace('standard-forms/application.employer', 'standard-forms/0')
          .replace('reports/spendingByQuarter', 'reports/short')
          .replace(anyId, 'no-id')
    await world.restore()
    expect(told(await send({ name, endpoint, actor, path }))).toBe(told(missing))
  })

  /** A path with two records: the second one of somebody else's, or of nobody. */
  const nested = identified.filter(({ endpoint }) => endpoint.path.includes('{documentId}'))

  test.each(nested)('$name does not follow a foreign document', async ({ name, endpoint }) => {
    const { own, other } = world.things
    const path = pathOf(name, endpoint, { world, kind: 'own', userId: '' })
    const answers: Got[] = []
    for (const documentId of [other.documentId, other.draftDocumentId, missingId]) {
      await world.restore()
      const asked = path
        .replace(own.documentId, documentId)
        .replace(own.draftDocumentId, documentId)
        .replace(own.informationDocumentId, documentId)
        .replace(own.surveyDocumentId, documentId)
        .replace(own.fundingDocumentId, documentId)
      answers.push(await send({ name, endpoint, actor: 'superAdmin', path: asked }))
    }
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(told)).size).toBe(1)
  })

  test('bulk assignment tells a foreign application not from a missing one', async () => {
    await world.restore()
    const ids = [world.things.other.applicationId, missingId]
    const assigneeId = world.userIds.caseOfficer
    const { body } = await world.callers.caseOfficer.post<{ results: { problem: string }[] }>(
      '/applications/assignments',
      { ids, assigneeId },
    )
    expect(body.results.map(({ problem }) => problem)).toEqual(['notFound', 'notFound'])
  })
})

describe('each applicant has one half', () => {
  test('documents of the other half are missing', async () => {
    await world.restore()
    const { applicationId: id, documentId, participantDocumentId } = world.things.own
    const statusOf = async (by: Actor, document: string) =>
      (await world.callers[by].get(`/applications/${id}/documents/${document}`)).status
    expect({
      employer: [
        await statusOf('employer', documentId),
        await statusOf('employer', participantDocumentId),
      ],
      employee: [
        await statusOf('employee', documentId),
        await statusOf('employee', participantDocumentId),
      ],
    }).toEqual({ employer: [200, 404], employee: [404, 200] })
  })

  test('records name the documents of the own half alone', async () => {
    await world.restore()
    const { applicationId: id, documentId, participantDocumentId } = world.things.own
    const namedTo = async (by: Actor) => {
      const { body } = await world.callers[by].get<{ documents: { id: string }[] }>(
        `/applications/${id}`,
      )
      const ids = body.documents.map((document) => document.id)
      return [ids.includes(documentId), ids.includes(participantDocumentId)]
    }
    expect({
      caseOfficer: await namedTo('caseOfficer'),
      employer: await namedTo('employer'),
      employee: await namedTo('employee'),
    }).toEqual({ caseOfficer: [true, true], employer: [true, false], employee: [false, true] })
  })
})

describe('lists and exports hold what single reads allow', () => {
  const scoped: Actor[] = ['caseOfficer', 'employer', 'employee']

  test.each(scoped)('applications of %s', async (actor) => {
    await world.restore()
    const { own, other } = world.things
    const { body } = await world.callers[actor].get<{ data: { id: string; reference: string }[] }>(
      '/applications?stage=pending&sort=-submittedAt&perPage=100',
    )
    const ids = body.data.map(({ id }) => id)
    expect([ids.includes(own.applicationId), ids.includes(other.applicationId)]).toEqual([
      true,
      false,
    ])
  })

  test('the export of a case officer is of the own programs, without names of participants', async () => {
    await world.restore()
    const names = await world.server.db
      .selectFrom('applications')
      .select(['id', 'reference', 'participant_name'])
      .where('id', 'in', [world.things.own.applicationId, world.things.other.applicationId])
      .execute()
    const own = names.find(({ id }) => id === world.things.own.applicationId)
    const other = names.find(({ id }) => id === world.things.other.applicationId)
    const { body } = await world.callers.caseOfficer.get(
      '/applications/export?stage=pending&format=csv',
    )
    const file = String(body)
    expect(file).toContain(own?.reference)
    expect(file).not.toContain(other?.reference)
    expect(file).not.toContain(own?.participant_name)
  })

  test('a case officer exports the own programs', async () => {
    const { body } = await world.callers.caseOfficer.get('/programs/export?format=csv')
    expect(String(body)).toContain('YESP')
    expect(String(body)).not.toContain('GREEN')
  })
})
