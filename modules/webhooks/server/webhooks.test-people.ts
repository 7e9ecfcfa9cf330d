import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { steppedJobs } from '#apps/server/modules.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runSteps } from '#kit/server/jobs.ts'
import type { System } from '#kit/server/change.ts'
import type { Delivery, WebhookRecord } from '../contract/webhooks.endpoints.ts'
import { openReceiver, type Receiver } from './receiver.test-server.ts'

export let server: TestServer
export let receiver: Receiver
export let sarah: Caller

/** A server that may send into its own network, and who listens there. */
export function withReceiver(environment: Record<string, string> = {}) {
  beforeAll(async () => {
    receiver = await openReceiver()
    server = await openTestServer({
      WEBHOOK_PRIVATE_ADDRESSES: 'on',
      WEBHOOK_TIMEOUT: '1s',
      ...environment,
    })
    sarah = await server.as('admin')
  })
  beforeEach(async () => {
    receiver.forget()
    await sql`delete from webhooks`.execute(server.db)
  })
  afterAll(async () => {
    await server.close()
    await receiver.close()
  })
}

export interface Kept {
  webhook: WebhookRecord
  secret: string
}

export const askFor = (part: object = {}, by: Caller = sarah) =>
  by.post<Kept>('/webhooks', {
    address: receiver.address,
    description: 'Accounting',
    events: ['leads.added', 'leads.edited'],
    isOn: true,
    ...part,
  })

export async function webhookOf(part: object = {}): Promise<Kept> {
  const answer = await askFor(part)
  expect(answer.status).toBe(201)
  return answer.body
}

let leads = 0
/** Something happens. @returns the record’s id */
export async function leadAdded(by: Caller = sarah): Promise<string> {
  const { status, body } = await by.post<{ id: string }>('/leads', {
    name: `Odette Béland ${(leads += 1)}`,
    email: `odette.${leads}@example.net`,
  })
  expect(status).toBe(201)
  return body.id
}

const job = steppedJobs.find(({ name }) => name === 'webhooks.deliver')!
export const deliver = (system: System = server.system) => runSteps(system, job)

export const deliveriesOf = async (id: string, query = '') =>
  (await sarah.get<{ data: Delivery[] }>(`/webhooks/${id}/deliveries${query}`)).body.data

/** What waits for a later try is due. */
export const makeDue = () =>
  sql`update webhook_deliveries set next_attempt_at = clock_now()`.execute(server.db)
