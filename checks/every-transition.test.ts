import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { served } from '#apps/server/modules.ts'
import {
  openTestServer,
  type Answer,
  type Caller,
  type TestServer,
} from '#apps/server/test-server.ts'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { StatusMachine } from '#kit/contract/define-status.ts'
import {
  checkpointOneItems,
  outcomeOf,
  type CheckpointItem,
} from '#modules/applications/contract/checkpoint.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { investorDrivers, type Driver } from './transitions/investor-drivers.ts'
import { declaredMachines } from './walk.ts'

const machines = (await declaredMachines()).map(({ value }) => value)
const endpoints = new Map(
  (served as { name: string; endpoint: Endpoint }[]).map((each) => [each.name, each.endpoint]),
)

let server: TestServer
let admin: Caller
let amina: Caller
let luc: Caller
let finance: Caller
const userIds: Record<string, string> = {}

beforeAll(async () => {
  server = await openTestServer()
  admin = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  finance = await server.as('finance')
  for (const [name, caller] of Object.entries({ admin, amina, luc })) {
    const { body } = await caller.get<{ userData: { uuid: string } }>('/me')
    userIds[name] = body.userData.uuid
  }
})
afterAll(() => server.close())

/**
 * States that no step names because they follow from other facts: what those facts can come to.
 */
const derivedStates: Record<string, () => string[]> = {
  // By merging, which is no step of one shareholder alone.
  shareholder: () => ['merged'],
  checkpoint() {
    const item = (part: Partial<CheckpointItem>): CheckpointItem => ({
      code: checkpointOneItems[0],
      result: 'pass',
      isAutomatic: false,
      finding: null,
      ...{
        note: null,
        by: null,
        at: null,
        override: null,
        ...part,
      },
    })
    const override = {
      by: 'Luc',
      reason: 'Small',
      expiresOn: '2099-01-01',
      at: '2026-01-01T00:00:00Z',
    }
    const parts = [
      item({}),
      item({ result: 'pending' }),
      item({ result: 'fail' }),
      item({ result: 'fail', override }),
      item({ result: 'pass', isAutomatic: true }),
    ]
    const pairs = parts.flatMap((one) =>
      parts.map((other) => outcomeOf([one, other], '2026-11-21')),
    )
    return [...new Set(pairs)]
  },
}

/** Machines whose every step is taken over HTTP below. The checkpoint is moved by its items. */
const driven = ['application', 'program', 'shareholder', 'order', 'orderCare', 'orderConfirmation']
const movedByItsItems = ['checkpoint']

describe.each(machines)('the declaration of $name', (machine) => {
  test('is driven by this check', () => {
    expect([...driven, ...movedByItsItems]).toContain(machine.name)
  })

  test('has only states that can be reached, from a beginning that exists', () => {
    const reached = new Set<string>([machine.initial])
    const transitions = Object.values(machine.transitions)
    for (let size = 0; size !== reached.size;) {
      size = reached.size
      for (const { from, to } of transitions)
        if (from.some((state) => reached.has(state))) reached.add(to)
    }
    for (const state of derivedStates[machine.name]?.() ?? []) reached.add(state)
    expect([...reached].toSorted()).toEqual(Object.keys(machine.states).toSorted())
  })

  test('names only states that are declared', () => {
    const named = Object.values(machine.transitions).flatMap(({ from, to }) => [...from, to])
    expect(named.filter((state) => !(state in machine.states))).toEqual([])
  })

  test('leaves no final state', () => {
    const left = Object.entries(machine.transitions).flatMap(([step, { from }]) =>
      from.filter((state) => machine.states[state]?.final).map((state) => `${step} from ${state}`),
    )
    expect(left).toEqual([])
  })

  test('names for each step a served endpoint with the same permission, unless the system takes it', () => {
    for (const [step, { endpoint: name, may, open }] of Object.entries(machine.transitions)) {
      if (!may && !open) continue
      const endpoint = endpoints.get(name ?? '')
      expect([...endpoints.keys()], step).toContain(name)
      if (may) expect(endpoint?.access, step).toEqual(may)
      expect(endpoint?.ifMatch, `${step} is guarded by the version`).toBe(true)
    }
  })
})

// ─── over HTTP ───────────────────────────────────────────────────────────────

const drivers: Record<string, Driver> = {
  application: {
    table: 'applications',
    entity: 'application',
    action: (step) => `applications.${step}`,
    bodies: {
      assign: () => ({ assigneeId: userIds['amina'] }),
      requestInformation: () => ({ message: 'The licence', dueOn: '2099-01-01' }),
      resubmit: () => ({}),
      recommendApproval: () => ({ outcome: 'approve' }),
      recommendRejection: () => ({ outcome: 'reject' }),
      returnToReview: () => ({ note: 'Once more' }),
      approve: () => ({}),
      reject: () => ({ reasonCodes: ['oversubscribed'] }),
      withdraw: () => ({ reason: 'Changed plans' }),
      reopen: () => ({ reason: 'New facts' }),
    },
    put: putApplication,
    make: makeApplication,
    // Under review the same endpoint gives the file to another person.
    elsewise: { assign: ['inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject'] },
  },
  program: {
    table: 'programs',
    entity: 'program',
    action: (step) => `programs.${step}`,
    bodies: {
      open: () => undefined,
      pause: () => undefined,
      close: () => undefined,
      archive: () => undefined,
    },
    async put(id, state) {
      await sql`update programs set status = ${state}, intake_opens_on = '2020-01-01', intake_closes_on = '2099-12-31'
        where id = ${id}`.execute(server.db)
    },
    async make() {
      // The draft has no applications yet, so nothing is in the way of any step.
      const { rows } = await sql<{
        id: string
      }>`select id from programs where code = 'NORTH'`.execute(server.db)
      return rows[0]?.id ?? ''
    },
  },
}

Object.assign(
  drivers,
  investorDrivers(() => server.db),
)

async function makeApplication(): Promise<string> {
  const id = await submitBothHalves(server)
  const { rows } = await sql<{ items: CheckpointItem[] }>`
    select items from checkpoints where application_id = ${id}`.execute(server.db)
  const items = (rows[0]?.items ?? []).map((item) => ({ ...item, result: 'pass' }))
  await sql`update checkpoints set items = ${JSON.stringify(items)} where application_id = ${id}`.execute(
    server.db,
  )
  await sql`update programs set budget_total = 9000000 where id = (select program_id from applications where id = ${id})`.execute(
    server.db,
  )
  return id
}

const recommendedStates = ['recommendedApprove', 'recommendedReject', 'approved', 'rejected']

async function putApplication(id: string, state: string) {
  const { db } = server
  await sql`delete from placements where application_id = ${id}`.execute(db)
  await sql`delete from application_versions where application_id = ${id} and kind = 'approval'`.execute(
    db,
  )
  const recommendedBy = recommendedStates.includes(state) ? userIds['amina'] : null
  const decidedBy = ['approved', 'rejected'].includes(state) ? userIds['luc'] : null
  await sql`update applications set status = ${state}, is_on_hold = false,
      assignee_id = ${state === 'submitted' ? null : userIds['amina']},
      recommended_by = ${recommendedBy}, recommended_at = case when ${recommendedBy}::uuid is null then null else now() end,
      decided_by = ${decidedBy}, decided_at = case when ${decidedBy}::uuid is null then null else now() end,
      information_request = ${state === 'infoRequested' ? 'The licence' : null},
      information_due_on = ${state === 'infoRequested' ? '2099-01-01' : null}, reason_codes = '{}'
    where id = ${id}`.execute(db)
}

interface Record_ {
  status: string
  version: number
}

const rowOf = async (driver: Driver, id: string) => {
  const { rows } = await sql<Record_ & { of: string }>`
    select ${sql.ref(driver.state?.column ?? 'status')} as status, version, md5(t::text) as of
    from ${sql.table(driver.table)} t where id = ${id}`.execute(server.db)
  if (!rows[0]) throw new Error('the record is gone')
  return rows[0]
}

/** What a refused step may not have left behind: the row, what hangs on it, messages, events. */
async function traces(driver: Driver, id: string): Promise<object> {
  const { rows } = await sql<object>`
    select (select md5(t::text) from ${sql.table(driver.table)} t where id = ${id}) as row,
      (select count(*)::int from audit_log where entity = ${driver.entity} and entity_id = ${id}) as audit,
      (select count(*)::int from outbox_messages) as messages,
      (select count(*)::int from live_events) as events,
      (select count(*)::int from placements) as placements,
      (select count(*)::int from application_versions) as versions,
      (select md5(string_agg(b::text, '|' order by b::text)) from program_budgets b) as budgets,
      (select md5(string_agg(c::text, '|' order by c::text)) from checkpoints c where application_id = ${id}) as checkpoints`.execute(
    server.db,
  )
  return rows[0] ?? {}
}

const auditOf = async (driver: Driver, id: string, after: number) => {
  const { rows } = await sql<{
    action: string
    changes: Record<string, unknown>
    actor_id: string
  }>`
    select action, changes, actor_id from audit_log
    where entity = ${driver.entity} and entity_id = ${id} order by sequence offset ${after}`.execute(
    server.db,
  )
  return rows
}

function call(machine: StatusMachine, step: string, id: string, by: Caller, version: number) {
  const driver = drivers[machine.name]
  const name = machine.transitions[step]?.endpoint ?? ''
  const endpoint = endpoints.get(name)
  const body = driver?.bodies[step]
  if (!endpoint || !body)
    throw new Error(
      `say in checks/every-transition.test.ts how ${machine.name} takes the step ${step}`,
    )
  return by.post<Record_>(endpoint.path.replace('{id}', id), body(), { version })
}

describe.each(machines.filter(({ name }) => driven.includes(name)))(
  '$name over HTTP',
  (machine) => {
    const driver = drivers[machine.name] as Driver
    let id = ''
    beforeAll(async () => {
      id = await driver.make()
    })

    const states = Object.keys(machine.states)
    // Nobody can ask for what the system does by itself.
    const steps = Object.keys(machine.transitions).filter(
      (step) => machine.transitions[step]?.endpoint,
    )
    const cases = states.flatMap((state) => steps.map((step) => ({ state, step })))
    const isLegal = (state: string, step: string) => machine.transitions[step]?.from.includes(state)

    test.each(cases.filter(({ state, step }) => isLegal(state, step)))(
      '$step leads on from $state, with its audit row',
      async ({ state, step }) => {
        await driver.put(id, state)
        const before = await rowOf(driver, id)
        const known = (await auditOf(driver, id, 0)).length
        const answer = await call(machine, step, id, admin, before.version)
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        const to = machine.transitions[step]?.to
        expect(await rowOf(driver, id)).toMatchObject({ status: to, version: before.version + 1 })
        const audited = await auditOf(driver, id, known)
        expect(audited).toMatchObject([
          {
            action: driver.action(step),
            changes: { [driver.state?.field ?? 'status']: [state, to] },
            actor_id: userIds['admin'],
          },
        ])
      },
    )

    test.each(cases.filter(({ state, step }) => !isLegal(state, step)))(
      '$step is refused in $state, and nothing changes',
      async ({ state, step }) => {
        await driver.put(id, state)
        const { version } = await rowOf(driver, id)
        const before = await traces(driver, id)
        const answer = await call(machine, step, id, admin, version)
        if (driver.elsewise?.[step]?.includes(state)) {
          expect(answer.status).toBe(200)
          expect((await rowOf(driver, id)).status).toBe(state)
          return
        }
        expect([answer.status, answer.body.code]).toEqual([409, 'wrongState'])
        expect(await traces(driver, id)).toEqual(before)
      },
    )

    test('a step that was seen at an older version is 412, and nothing changes', async () => {
      for (const step of steps) {
        await driver.put(id, machine.transitions[step]?.from[0] ?? '')
        const { version } = await rowOf(driver, id)
        const before = await traces(driver, id)
        const answer = await call(machine, step, id, admin, version - 1)
        expect([step, answer.status, answer.body.code]).toEqual([step, 412, 'stale'])
        expect(await traces(driver, id)).toEqual(before)
      }
    })

    test('a step without a version is 428, and nothing changes', async () => {
      for (const step of steps) {
        await driver.put(id, machine.transitions[step]?.from[0] ?? '')
        const before = await traces(driver, id)
        const endpoint = endpoints.get(machine.transitions[step]?.endpoint ?? '')
        const answer = await admin.post(
          endpoint?.path.replace('{id}', id) ?? '',
          driver.bodies[step]?.(),
        )
        expect([step, answer.status]).toEqual([step, 428])
        expect(await traces(driver, id)).toEqual(before)
      }
    })
  },
)

test('nobody decides what they recommended themselves', async () => {
  const machine = machines.find(({ name }) => name === 'application')
  const driver = drivers['application']
  if (!machine || !driver) throw new Error('there is no application')
  const id = await driver.make()
  for (const recommend of ['recommendApproval', 'recommendRejection'])
    for (const decide of ['approve', 'reject']) {
      await driver.put(id, 'inReview')
      await call(machine, recommend, id, admin, (await rowOf(driver, id)).version)
      const { version } = await rowOf(driver, id)
      const before = await traces(driver, id)
      const answer = await call(machine, decide, id, admin, version)
      expect([recommend, decide, answer.status, answer.body.code]).toEqual([
        recommend,
        decide,
        409,
        'fourEyes',
      ])
      expect(await traces(driver, id)).toEqual(before)
    }
})

// ─── random walks of an application against a model of its own ─────────────────

/**
 * The life of an application as `funding.md` tells it, written down here once more: who may take
 * which step, from where to where.
 */
const life: Record<string, { from: string[]; to: string; by: Walker[] }> = {
  assign: { from: ['submitted'], to: 'inReview', by: ['admin', 'amina'] },
  requestInformation: { from: ['inReview'], to: 'infoRequested', by: ['admin', 'amina'] },
  resubmit: { from: ['infoRequested'], to: 'inReview', by: ['admin', 'amina'] },
  recommendApproval: { from: ['inReview'], to: 'recommendedApprove', by: ['admin', 'amina'] },
  recommendRejection: { from: ['inReview'], to: 'recommendedReject', by: ['admin', 'amina'] },
  returnToReview: {
    from: ['recommendedApprove', 'recommendedReject'],
    to: 'inReview',
    by: ['admin', 'luc'],
  },
  approve: {
    from: ['recommendedApprove', 'recommendedReject'],
    to: 'approved',
    by: ['admin', 'luc'],
  },
  reject: {
    from: ['recommendedApprove', 'recommendedReject'],
    to: 'rejected',
    by: ['admin', 'luc'],
  },
  withdraw: {
    from: ['submitted', 'inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject'],
    to: 'withdrawn',
    by: ['admin', 'amina'],
  },
  reopen: { from: ['rejected', 'withdrawn'], to: 'inReview', by: ['admin', 'luc'] },
}

type Walker = 'admin' | 'amina' | 'luc' | 'finance'
interface Step {
  step: string
  by: Walker
  /** Seen before somebody else saved. */
  stale: boolean
}

interface Model {
  status: string
  recommendedBy: Walker | null
}

const pendingButNew = ['inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject']

/** What must come of a step, and the state afterwards. */
function foretell(
  model: Model,
  { step, by, stale }: Step,
): { status: number; code?: string; next: Model } {
  const rule = life[step]
  const same = (status: number, code?: string) => ({ status, ...(code && { code }), next: model })
  if (!rule?.by.includes(by)) return same(403, 'forbidden')
  if (stale)
    return step === 'assign' &&
      !pendingButNew.includes(model.status) &&
      model.status !== 'submitted'
      ? same(409, 'wrongState')
      : same(412, 'stale')
  if (step === 'assign' && pendingButNew.includes(model.status)) return same(200)
  if (!rule.from.includes(model.status)) return same(409, 'wrongState')
  if ((step === 'approve' || step === 'reject') && model.recommendedBy === by)
    return same(409, 'fourEyes')
  const recommendedBy = step.startsWith('recommend')
    ? by
    : step === 'returnToReview' || step === 'reopen'
      ? null
      : model.recommendedBy
  return { status: 200, next: { status: rule.to, recommendedBy } }
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  step: fc.constantFrom(...Object.keys(life)),
  by: fc.oneof(
    { weight: 4, arbitrary: fc.constant('admin' as const) },
    { weight: 3, arbitrary: fc.constant('amina' as const) },
    { weight: 3, arbitrary: fc.constant('luc' as const) },
    { weight: 1, arbitrary: fc.constant('finance' as const) },
  ),
  stale: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
})

const along = (...steps: [string, Walker][]): Step[] =>
  steps.map(([step, by]) => ({ step, by, stale: false }))

/** Ways that lead far into the life of an application. */
const ways = [
  along(['assign', 'admin'], ['recommendApproval', 'amina']),
  along(['assign', 'amina'], ['recommendApproval', 'admin']),
  along(['assign', 'amina'], ['recommendRejection', 'amina'], ['returnToReview', 'luc']),
  along(['assign', 'amina'], ['recommendRejection', 'admin'], ['reject', 'luc']),
  along(['assign', 'admin'], ['requestInformation', 'amina'], ['resubmit', 'amina']),
  along(['withdraw', 'amina'], ['reopen', 'luc']),
]

/** Walks that nobody leaves to chance: each step is taken, and refused to somebody who may not. */
const certainly: [Step[]][] = [
  ...ways.map((way): [Step[]] => [way]),
  [[...along(['assign', 'admin'], ['recommendApproval', 'amina'], ['approve', 'luc'])]],
  [along(...Object.keys(life).map((step): [string, Walker] => [step, 'finance']))],
]

/** Half of the walks begin on a way that leads somewhere, the rest anywhere. */
const anyWalk = fc.oneof(
  fc.array(anyStep, { maxLength: 12 }),
  fc
    .tuple(fc.constantFrom(...ways), fc.array(anyStep, { maxLength: 9 }))
    .map(([way, rest]) => [...way, ...rest]),
)

test('the model knows every step that is declared', () => {
  const application = machines.find(({ name }) => name === 'application')
  expect(Object.keys(life).toSorted()).toEqual(
    Object.keys(application?.transitions ?? {}).toSorted(),
  )
})

test(
  'wherever an application is led, it ends where the model says',
  { timeout: 180_000 },
  async () => {
    const machine = machines.find(({ name }) => name === 'application')
    const driver = drivers['application']
    if (!machine || !driver) throw new Error('there is no application')
    const id = await driver.make()
    const callers: Record<Walker, Caller> = { admin, amina, luc, finance }
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(anyWalk, async (walk) => {
        await driver.put(id, 'submitted')
        let model: Model = { status: 'submitted', recommendedBy: null }
        for (const taken of walk) {
          const { version } = await rowOf(driver, id)
          const before = await traces(driver, id)
          const expected = foretell(model, taken)
          const answer: Answer<Record_> = await call(
            machine,
            taken.step,
            id,
            callers[taken.by],
            taken.stale ? version - 1 : version,
          )
          const told = {
            status: answer.status,
            ...(answer.body.code && { code: answer.body.code }),
          }
          const { next, ...outcome } = expected
          expect({ ...taken, at: model.status, ...told }).toEqual({
            ...taken,
            at: model.status,
            ...outcome,
          })
          if (answer.status !== 200) expect(await traces(driver, id)).toEqual(before)
          expect((await rowOf(driver, id)).status).toBe(next.status)
          model = next
          seen.add(`${taken.step} ${answer.status}`)
        }
      }),
      { numRuns: 120, examples: certainly },
    )
    // The walks went everywhere: each step was both taken and refused.
    const missed = Object.keys(life).filter(
      (step) => !seen.has(`${step} 200`) || !seen.has(`${step} 403`),
    )
    expect(missed).toEqual([])
  },
)
