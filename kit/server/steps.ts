import { sql } from 'kysely'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import { refusalOf, type StatusMachine, type Transition } from '#kit/contract/define-status.ts'
import type { Change } from './call.ts'
import type { Person } from './person.ts'
import { columnOf, type Only } from './storage.ts'
import { takeFiles } from './waiting-files.ts'
import {
  changeVersioned,
  refuseInOrder,
  type ChangedColumns,
  type VersionedTable,
} from './versioned.ts'

/** A change of a record at the version that the caller saw. */
export type VersionedChange = Change & { version: number }

/** What the steps of a record are judged by, at this moment. */
export interface Judged<Facts = object> {
  /** The state of each of its machines, by the field that holds it. */
  states: Readonly<Record<string, string>>
  /** What the guards look at. */
  facts: Facts
  /** What permissions look at. */
  scope: object
  /** What a guard's reason is about, by the reason; its words say it as `{about}`. */
  about?: Readonly<Record<string, Bilingual>>
}

export interface Stepped<Facts> {
  /** The status machines of the entity, each by the field that holds its state. */
  machines: Readonly<Record<string, StatusMachine<string, string, Facts>>>
  /** The scope under which a step is judged, when it is not the record's own. */
  scopeOf?: (step: string, scope: object, person: Person) => object
  /** Reasons that are not told, since the step makes no sense then: it is not offered at all. */
  hides?: readonly string[]
}

/** Of an entity whose records are led through states: how one is read, changed and told of. */
export interface SteppedEntity<
  Loaded extends { id: string; version: number },
  Facts,
  Table extends VersionedTable = VersionedTable,
> extends Stepped<Facts> {
  table: Table
  /** What the audit log calls it. */
  entity: string
  /** Of its live events; also the first part of its audit actions, as in `programs.open`. */
  topic: string
  /** The row says who changed it last (`updated_by`). */
  keepsEditor?: true
  /** Locks what everybody locks before the row itself. */
  hold?: (change: Change, id: string) => Promise<void>
  /** The record under its lock. @throws 404 when there is none, or none that the person may see */
  load: (change: Change, id: string) => Promise<Loaded>
  judge: (loaded: Loaded) => Judged<Facts>
  /** What people call it. */
  reference: (loaded: Loaded) => string | null
  /** The record as its screen shows it, for whoever was too late. */
  present: (change: Change, id: string) => Promise<object>
  /** Tells open screens that it has this version now. */
  announce: (change: Change, loaded: Loaded, version: number) => Promise<void>
}

type Changes = Record<string, [before: unknown, after: unknown]>

/** What a step writes beside the state. */
export interface Written<Table extends VersionedTable> {
  /** Columns that change together with the state. */
  row?: ChangedColumns<Table>
  /** Further changes for the history. */
  changes?: Changes
  /** What people call it from now on. */
  reference?: string
}

export interface StepTaken<Loaded, Table extends VersionedTable> extends Written<Table> {
  id: string
  step: string
  /** The note that the history keeps. */
  reason?: string | null
  /** Who did it, by name, when somebody without an account. */
  by?: string
  /** What the step was sent; files among it are taken, and are the record's from then on. */
  input?: Record<string, unknown>
  /** Domain work that comes before the write, once the step is allowed; it may add to what is written. */
  before?: (loaded: Loaded) => Promise<Written<Table> | void>
}

/**
 * Takes one declared step of a record, all under the row's lock: asks permission, version, state and
 * guards in this order, writes state and row, records it in the history and tells open screens. What
 * follows from it (money, letters, a ledger) is done by the caller afterwards, in the same change.
 * @returns the record as it was before
 * @throws 404, 403 without the permission, 412 when somebody was faster, 409 with the reason
 */
export async function takeStep<
  Loaded extends { id: string; version: number },
  Facts,
  Table extends VersionedTable,
>(
  change: VersionedChange,
  entity: SteppedEntity<Loaded, Facts, Table>,
  taken: StepTaken<Loaded, Table>,
): Promise<Loaded> {
  const { id, step } = taken
  const before = await loadHeld(change, entity, id)
  const judged = entity.judge(before)
  const reason = refusalOfStep(entity, judged, { step, person: change.person })
  await refuseInOrder(change.db, targetOf(change, entity, id), {
    present: before.version,
    reason,
    about: judged.about?.[reason ?? ''],
  })
  const { field, from, to, asks } = pathOf(entity, step, judged)
  if (asks && taken.input) await takeFiles(change, asks, taken.input)
  const more = (await taken.before?.(before)) ?? {}
  const editor = entity.keepsEditor && { updated_by: change.person.userId }
  // The field of a machine is a column of its table; which one, only the declaration knows.
  const row: object = { ...taken.row, ...more.row, [columnOf(field)]: to, ...editor }
  await changeVersioned(change.db, targetOf(change, entity, id), row as Columns<Table>)
  const changes: Changes = { [field]: [from, to], ...taken.changes, ...more.changes }
  await recordAct(change, entity, {
    of: before,
    act: step,
    changes,
    reason: taken.reason ?? null,
    ...(taken.by && { by: taken.by }),
    ...(more.reference && { reference: more.reference }),
  })
  await change.happened({
    entity: entity.entity,
    id,
    action: `${entity.topic}.${step}`,
    reference: more.reference ?? entity.reference(before),
  })
  return before
}

/** A record under its lock: nobody changes it until this change is kept. @throws 404 */
export async function loadHeld<Loaded extends { id: string; version: number }, Facts>(
  change: Change,
  entity: SteppedEntity<Loaded, Facts>,
  id: string,
): Promise<Loaded> {
  await entity.hold?.(change, id)
  await sql`select 1 from ${sql.table(entity.table)} where id = ${id} for update`.execute(change.db)
  return entity.load(change, id)
}

interface RecordedAct<Loaded> {
  changes?: Changes
  reference?: string
  of: Loaded
  act: string
  reason?: string | null
  by?: string
}

/** The audit row and the live event of something done to a record, as a step writes them. */
export async function recordAct<Loaded extends { id: string; version: number }, Facts>(
  change: Change,
  entity: SteppedEntity<Loaded, Facts>,
  done: RecordedAct<Loaded>,
): Promise<void> {
  const { of, act, changes, by, reason = null, reference = entity.reference(of) } = done
  await change.audit({
    action: `${entity.topic}.${act}`,
    entity: entity.entity,
    entityId: of.id,
    reference,
    reason,
    ...(changes && { changes }),
    ...(by && { by }),
  })
  await entity.announce(change, of, of.version + 1)
}

/** Why a step cannot be taken now, or null: the server refuses and the screen explains by it. */
export function refusalOfStep<Facts>(
  stepped: Stepped<Facts>,
  judged: Judged<Facts>,
  { step, person }: { step: string; person: Person },
): string | null {
  const { machine, status } = machineOf(stepped, step, judged)
  const scope = stepped.scopeOf?.(step, judged.scope, person) ?? judged.scope
  return refusalOf(machine, step, {
    status,
    facts: judged.facts,
    person,
    isPermitted: (permission) => person.permissions.allows(permission, { ...scope }),
  })
}

/**
 * The steps of a record that the person may take and that lead on from where it is, each possible or
 * with the reason why not now; the rest is left out.
 */
export function stepsNow<Facts>(
  stepped: Stepped<Facts>,
  judged: Judged<Facts>,
  person: Person,
): Can {
  const can: Can = {}
  const hidden = ['notPermitted', 'wrongState', ...(stepped.hides ?? [])]
  for (const machine of Object.values(stepped.machines))
    for (const step of Object.keys(machine.transitions)) {
      const reason = refusalOfStep(stepped, judged, { step, person })
      if (reason === null) can[step] = true
      else if (!hidden.includes(reason)) {
        const about = judged.about?.[reason]
        can[step] = { reason, ...(about && { about }) }
      }
    }
  return can
}

function machineOf<Facts>({ machines }: Stepped<Facts>, step: string, judged: Judged<Facts>) {
  const found = Object.entries(machines).find(([, { transitions }]) => step in transitions)
  if (!found) throw new Error(`no machine has the step ${step}`)
  const [field, machine] = found
  const status = judged.states[field]
  if (status === undefined) throw new Error(`${machine.name} is judged without its ${field}`)
  return { field, machine, status }
}

function pathOf<Facts>(stepped: Stepped<Facts>, step: string, judged: Judged<Facts>) {
  const { field, machine, status } = machineOf(stepped, step, judged)
  const { to, asks } = machine.transitions[step] as Transition<string, Facts>
  return { field, from: status, to, asks }
}

type Columns<Table extends VersionedTable> = Only<ChangedColumns<Table>, ChangedColumns<Table>>

const targetOf = <
  Loaded extends { id: string; version: number },
  Facts,
  Table extends VersionedTable,
>(
  change: VersionedChange,
  { table, present }: SteppedEntity<Loaded, Facts, Table>,
  id: string,
) => ({ table, id, version: change.version, current: () => present(change, id) })
