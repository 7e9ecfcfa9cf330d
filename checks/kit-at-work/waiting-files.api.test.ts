import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { statusFor } from '#kit/contract/define-status.ts'
import { file } from '#kit/contract/fields.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import * as z from 'zod/mini'
import { inChange } from '#kit/server/change.ts'
import { runJob } from '#kit/server/jobs.ts'
import { takeStep, type SteppedEntity } from '#kit/server/steps.ts'
import { tidyUp } from '#kit/server/tidy-up.ts'

let server: TestServer
let margaret: Caller
let david: Caller
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  for (const [name, by] of Object.entries({ margaret, david })) ids[name] = await ownId(by)
})
afterAll(() => server.close())

async function send({ token }: Caller, content = '%PDF-1.4 evidence') {
  const form = new FormData()
  form.append('file', new Blob([content]), 'evidence.pdf')
  const response = await fetch(`${server.address}/api/waiting-files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as { id: string; name: string } }
}

/** A program is paused with evidence. */
const machine = statusFor<object>()({
  name: 'evidence',
  initial: 'open',
  states: { open: { tone: 'success' }, paused: { tone: 'warning' } },
  transitions: {
    pause: {
      from: ['open', 'draft', 'paused', 'closed'] as never,
      to: 'paused',
      may: { action: 'update', subject: 'Programs Edit' },
      asks: { evidence: file({ required: true }) },
    },
  },
})

interface Row {
  id: string
  version: number
  status: string
}

const evidenced: SteppedEntity<Row, object> = {
  machines: { status: machine },
  table: 'programs',
  entity: 'program',
  topic: 'programs',
  async load({ db }, id) {
    const { rows } =
      await sql<Row>`select id, version, status from programs where id = ${id}`.execute(db)
    return rows[0] as Row
  },
  judge: ({ status }) => ({ states: { status }, facts: {}, scope: {} }),
  reference: () => null,
  present: async () => ({}),
  announce: async () => undefined,
}

async function pauseWith(evidence: string) {
  const { rows } = await sql<Row>`select id, version, status from programs limit 1`.execute(
    server.db,
  )
  const person = await readPerson(server.db, allSubjects, ids['margaret'] ?? '')
  const { id = '', version = 0 } = rows[0] ?? {}
  return inChange(server.system, { person: person!, requestId: null }, (change) =>
    takeStep({ ...change, version }, evidenced, { id, step: 'pause', input: { evidence } }),
  )
}

describe('a file that a step asks for', () => {
  it('is part of what its endpoint is sent', () => {
    const { body } = stepEndpoint(machine, 'pause', {
      path: '/evidence/{id}/pause',
      output: z.any(),
    })
    expect(body.safeParse({}).success).toBe(false)
    expect(body.safeParse({ evidence: ids['david'] }).success).toBe(true)
  })

  it('is sent beforehand, and taken by one step of whoever sent it', async () => {
    const own = await send(margaret)
    expect([own.status, own.body.name]).toEqual([201, 'evidence.pdf'])
    const others = await send(david)
    await expect(pauseWith(others.body.id)).rejects.toMatchObject({ code: 'invalidInput' })
    expect((await pauseWith(own.body.id)).id).toBeTruthy()
    await expect(pauseWith(own.body.id)).rejects.toMatchObject({ code: 'invalidInput' })
    const { rows } = await sql`select 1 from files where id = ${own.body.id}`.execute(server.db)
    expect(rows).toHaveLength(1)
  })

  it('is what it says it is', async () => {
    expect((await send(margaret, 'no such thing')).status).toBe(422)
  })

  it('is forgotten when no step has taken it for a day', async () => {
    const { body } = await send(margaret)
    const later = await send(margaret)
    await sql`update waiting_files set kept_at = clock_now() - interval '25 hours' where file_id = ${body.id}`.execute(
      server.db,
    )
    await runJob(server.system, tidyUp)
    const { rows } = await sql<{ id: string }>`
      select id from files where id in (${body.id}, ${later.body.id})`.execute(server.db)
    expect(rows.map(({ id }) => id)).toEqual([later.body.id])
  })
})
