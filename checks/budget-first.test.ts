import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { afterWaiting } from '#apps/server/test-locks.ts'
import { machines } from './transitions/declared.ts'
import { drivers } from './transitions/drivers.ts'
import type { Driver } from './transitions/investor-drivers.ts'
import { call, rowOf } from './transitions/taking-steps.ts'
import { admin, server, withPeople } from './transitions/transitions.test-people.ts'

withPeople()

/** The steps that are decided by balances: what is left of a budget, for an employer or for a person. */
const byBalances: Record<string, string[]> = {
  application: ['approve'],
  placement: ['cancel', 'decline', 'end', 'reopen'],
  orphanedCase: ['rematch'],
  fundingRequest: ['approve', 'cancel', 'review', 'takeBackReview'],
  supplement: ['approve', 'cancel', 'close', 'reopen'],
  changeRequest: ['approve'],
  payment: [
    'assess',
    'returnClaim',
    'approve',
    'approveFirst',
    'approveSecond',
    'recordPaid',
    'undoPaid',
  ],
}

const cases = Object.entries(byBalances).flatMap(([name, steps]) =>
  steps.flatMap((step) => {
    const from = machines.find((machine) => machine.name === name)?.transitions[step]?.from ?? []
    return from.map((state) => ({ name, step, state }))
  }),
)

const recordTables = [
  'applications',
  'placements',
  'supplements',
  'change_requests',
  'funding_requests',
  'payments',
  'orphaned_cases',
  'employers',
  'participants',
]

/** The tables of which a row is held by another connection. */
async function heldTables(): Promise<string[]> {
  const isHeld = async (table: string) => {
    const { rows } = await sql<{ held: boolean }>`
      select (select count(*) from ${sql.table(table)}) > (
        select count(*) from (select 1 from ${sql.table(table)} for update skip locked) free) as held`.execute(
      server.db,
    )
    return rows[0]?.held
  }
  const held = await Promise.all(recordTables.map(isHeld))
  return recordTables.filter((_, at) => held[at])
}

const made = new Map<string, Promise<string>>()

function recordOf(name: string, driver: Driver): Promise<string> {
  const record = made.get(name) ?? driver.make()
  made.set(name, record)
  return record
}

test.each(cases)(
  '$name: $step from $state waits for the budget of its program before it holds any record',
  async ({ name, step, state }) => {
    const machine = machines.find((each) => each.name === name)!
    const driver = drivers[name] as Driver
    const id = await recordOf(name, driver)
    await driver.put(id, state)
    await driver.ready?.(id, step)
    const { version } = await rowOf(driver, id)
    const by = (await driver.by?.[step]?.())?.caller ?? admin
    let held: string[] | null = null
    const { status } = await afterWaiting(
      server,
      {
        lock: sql`select 1 from program_budgets for update`,
        meanwhile: async () => {
          held = await heldTables()
        },
      },
      () => call(machine, step, id, by, version),
    )
    expect([status, held]).toEqual([200, []])
  },
)
