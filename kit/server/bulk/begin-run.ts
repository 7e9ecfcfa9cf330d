import { sql } from 'kysely'
import type { BulkRun, Chosen } from '#kit/contract/bulk.ts'
import { mostAtOnce, mostInARun } from '#kit/contract/bulk.ts'
import { parseListQuery } from '#kit/contract/define-list.ts'
import type { Change, ChangeCall } from '../call.ts'
import { readIds } from '../list-query.ts'
import { invalid, invalidField } from '../problems.ts'
import type { BulkAct } from './bulk-act.ts'
import { presentRun } from './bulk-runs.queries.ts'
import { bulkJob, workOnPiece } from './work-on-run.ts'

export type BulkCall = Change & Pick<ChangeCall, 'say' | 'requestId'>

interface Wanted {
  id: string
  version: number | null
}

/**
 * Does an act to many records. Up to `mostAtOnce` it is done within the call; more go on as a job
 * that survives a restart, each record exactly once.
 * @returns what became of each, or the run that goes on
 * @throws what `begin` throws, 422 when nothing or too much is chosen
 */
export async function actOnMany<Input extends object>(
  call: BulkCall,
  act: BulkAct<Input>,
  body: Chosen & Input,
): Promise<BulkRun> {
  const { ids, matching, versions = {}, ...rest } = body
  const input = rest as unknown as Input
  await act.begin?.(call, input)
  const chosen = ids ?? (await idsOf(call, act, matching ?? {}))
  const items = [...new Set(chosen)].map((id) => ({ id, version: versions[id] ?? null }))
  return beginRun(call, { act: act, input, items, undoes: null })
}

export async function beginRun(
  call: BulkCall,
  asked: { act: BulkAct; input: object; items: readonly Wanted[]; undoes: string | null },
): Promise<BulkRun> {
  const { act, items } = asked
  if (items.length === 0) throw invalidField('ids', 'chooseOne')
  const id = await keepRun(call, asked)
  if (items.length > mostAtOnce) call.startJob(bulkJob)
  else await workOnPiece(call, act, { id, most: mostAtOnce })
  return presentRun(call, act, id)
}

async function keepRun(
  { db, person, now, requestId }: BulkCall,
  { act, input, items, undoes }: Parameters<typeof beginRun>[1],
): Promise<string> {
  const run = await db
    .insertInto('bulk_runs')
    .values({
      act: act.key,
      input: JSON.stringify(input),
      person_id: person.userId ?? '',
      request_id: requestId,
      undoes_id: undoes,
      item_count: items.length,
      created_at: now.toISOString(),
      worked_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into bulk_items (run_id, position, record_id, version)
    select ${run.id}, i.position, i.id, i.version
    from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ version }) => version)}::int[])
      with ordinality i(id, version, position)`.execute(db)
  return run.id
}

/** Everything of a list that matches; whether the person may do it to each is asked for each. */
async function idsOf(change: Change, { list }: BulkAct, matching: Record<string, string>) {
  const isGrammar = ([name]: [string, string]) => /^(filter\[|search$|sort$)/.test(name)
  const [grammar, others] = [true, false].map((yes) =>
    Object.fromEntries(Object.entries(matching).filter((pair) => isGrammar(pair) === yes)),
  )
  const { list: declared, source } = await list(change, others ?? {})
  const { query, errors } = parseListQuery(declared, grammar ?? {})
  const wrong = Object.entries(errors).map(([name, code]) => [name, [{ code, params: {} }]])
  if (wrong.length) throw invalid(Object.fromEntries(wrong))
  const found = typeof source === 'function' ? source(query) : source
  return readIds(change.db, found, { query, most: mostInARun })
}
