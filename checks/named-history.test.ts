import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product, served } from '#apps/server/modules.ts'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { historyOutput, type HistoryEntry } from '#kit/contract/history.ts'
import { dayOf } from '#kit/server/organisation.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'
import { overpaymentOf, paidPaymentOf } from './authorization/overpayment-things.ts'
import { paymentOf } from './authorization/payment-things.ts'
import { changeRequestOf } from './authorization/change-request-things.ts'
import { supplementOf } from './authorization/supplement-things.ts'
import { fundingRequestOf } from './authorization/funding-request-things.ts'
import { declaredEntities } from './walk.ts'

/** Of an endpoint of a history: the entity that it tells of, and a table that has some. */
const histories: Record<string, { entity: string; table: string }> = {
  readApplicationHistory: { entity: 'application', table: 'applications' },
  readChangeRequestHistory: { entity: 'changeRequest', table: 'change_requests' },
  readEmployerHistory: { entity: 'employer', table: 'employers' },
  readFundingRequestHistory: { entity: 'fundingRequest', table: 'funding_requests' },
  readGeneralSettingsHistory: { entity: 'generalSettings', table: 'general_settings' },
  readHoldHistory: { entity: 'hold', table: 'holds' },
  readLeadHistory: { entity: 'lead', table: 'leads' },
  readLetterheadHistory: { entity: 'letterhead', table: 'letterhead' },
  readMonitoringFormHistory: { entity: 'monitoringForm', table: 'monitoring_forms' },
  readOrderHistory: { entity: 'order', table: 'orders' },
  readOverpaymentHistory: { entity: 'overpayment', table: 'overpayments' },
  readParticipantHistory: { entity: 'participant', table: 'participants' },
  readPaymentBatchHistory: { entity: 'paymentBatch', table: 'payment_batches' },
  readPaymentHistory: { entity: 'payment', table: 'payments' },
  readProgramHistory: { entity: 'program', table: 'programs' },
  readRoleHistory: { entity: 'role', table: 'roles' },
  readShareholderHistory: { entity: 'shareholder', table: 'shareholders' },
  readSupplementHistory: { entity: 'supplement', table: 'supplements' },
  readUserHistory: { entity: 'user', table: 'users' },
}

/** Fields whose changes are kept by name, under another one, from the beginning. */
const keptByName: Record<string, readonly string[]> = {
  lead: ['statusId', 'sourceId'],
  shareholder: ['sourceId'],
  user: ['roleId', 'teamId', 'programIds', 'employerId'],
}

const endpoints = (served as { name: string; endpoint: Endpoint }[]).filter(
  ({ endpoint }) => endpoint.output === historyOutput,
)
const parents = product.offers.parents ?? []
const entities = (await declaredEntities()).map(({ value }) => value)

/** Fields of an entity that hold the id of something else. */
const idFieldsOf = (name: string) =>
  Object.entries(entities.find((each) => each.name === name)?.fields ?? {})
    .filter(([field, { kind }]) => kind === 'reference' || /Ids?$/.test(field))
    .map(([field]) => field)

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  const chloe = await server.as('adviser')
  const assigneeId = await ownId(chloe)
  await holdOn(await submitBothHalves(server))
  const placement = await server.db
    .selectFrom('placements')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await fundingRequestOf(server, placement.id)
  await supplementOf(server, placement.id)
  await changeRequestOf(server, placement.id)
  await overpaymentOf(server, await paidPaymentOf(server, await paymentOf(server, placement.id)))
  const shareholderId = await newShareholder(chloe)
  const order = orderOf({ shareholderId, assigneeId }, ['buy', '2025-01-10', '100', '10'])
  expect((await chloe.post('/orders', order)).status).toBe(201)
})
afterAll(() => server.close())

async function holdOn(applicationId: string) {
  const { employer_id: employerId } = await server.db
    .selectFrom('applications')
    .select('employer_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const placed = await margaret.post('/holds', {
    kind: 'employer',
    employerId,
    reason: 'other',
    effects: ['match'],
    message: 'We are looking at it.',
    startsOn: dayOf({ timeZone: 'America/Toronto' }, server.clock.now()),
    liftBy: 'anyone',
  })
  expect(placed.status).toBe(201)
}

test('every history is looked at, and what it keeps by name are fields with ids', () => {
  expect(endpoints.map(({ name }) => name).toSorted()).toEqual(Object.keys(histories))
  const told = Object.values(histories).map(({ entity }) => entity)
  expect(told.filter((entity) => !entities.some(({ name }) => name === entity))).toEqual([])
  for (const [entity, fields] of Object.entries(keptByName))
    expect(idFieldsOf(entity)).toEqual(expect.arrayContaining([...fields]))
})

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-/

describe.each(endpoints.map(({ name, endpoint }) => ({ name, path: endpoint.path })))(
  '$name',
  ({ name, path }) => {
    test('tells names where ids were kept, in the timeline too', async () => {
      const { entity, table } = histories[name] ?? { entity: '', table: '' }
      const byName = keptByName[entity] ?? []
      const fields = idFieldsOf(entity).filter((field) => !byName.includes(field))
      if (fields.length === 0) return
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)} order by id desc limit 1`.execute(server.db)
      const id = rows[0]?.id ?? ''
      const someone = await ownId(margaret)
      const changes = Object.fromEntries(fields.map((field) => [field, [null, someone]]))
      await sql`insert into audit_log (actor_name, action, entity, entity_id, changes)
        values ('System', 'checks.named', ${entity}, ${id}, ${JSON.stringify(changes)}::jsonb)`.execute(
        server.db,
      )
      const { body } = await margaret.get<{ data: HistoryEntry[] }>(path.replace('{id}', id))
      expectNamed(body.data, fields)
      const parent = parents.find(({ history }) => history?.entity === entity)
      if (!parent) return
      const timeline = await margaret.get<{ data: { entry?: HistoryEntry }[] }>(
        `/records/${parent.kind}/${id}/timeline`,
      )
      expectNamed(
        timeline.body.data.flatMap(({ entry }) => entry ?? []),
        fields,
      )
    })
  },
)

function expectNamed(entries: readonly HistoryEntry[], fields: readonly string[]) {
  const told = entries.find(({ action }) => action === 'checks.named')
  expect(Object.keys(told?.changes ?? {}).toSorted()).toEqual(fields.toSorted())
  expect(JSON.stringify(entries.map(({ changes }) => changes))).not.toMatch(uuid)
}
