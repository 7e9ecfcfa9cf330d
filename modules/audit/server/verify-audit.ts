import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import {
  beginning,
  content,
  erasureSeal,
  keyedSeal,
  MissingKey,
  unkeyedSeal,
  type Keys,
} from './audit-chain.ts'
import type { Head } from './audit-heads.ts'
import { Findings } from './audit-findings.ts'

interface SealedRow {
  position: number
  auditSequence: number
  hash: Buffer
  version: number
  keyId: string | null
  /** Null when the audit row is gone. */
  content: string | null
  /** By which the row was sealed anew when values of it were erased, if they were. */
  erasure: Buffer | null
  erasureKeyId: string | null
}

export interface Verified {
  /** A line for whatever is wrong. */
  problems: string[]
  /** Hexadecimal, of the last seal. */
  head: string
  /** That are sealed, and too young to be. */
  rows: number
  waiting: number
}

/**
 * Follows the chain of seals from the beginning, and holds it against the heads that were written
 * outside of the database.
 * A row of which values were erased is held against the seal of its erasure; its own is proved by the next.
 * @returns what is wrong: rows that were changed or removed, a tail that was cut, seals that were
 * made without the key
 */
export async function verifyAudit(
  db: Db,
  { keys, heads }: { keys: Keys; heads: readonly Head[] },
): Promise<Verified> {
  const findings = new Findings()
  const written = Map.groupBy(heads, ({ count }) => count)
  let last: Pick<SealedRow, 'position' | 'hash' | 'version'> = {
    position: 0,
    hash: beginning,
    version: 0,
  }
  let isKeyed = false
  for await (const row of sealedRows(db)) {
    const isNext = row.position === last.position + 1
    if (!isNext) findings.seals(last.position + 1, row.position - 1)
    if (row.version < last.version) findings.wentBack(row)
    if (row.content === null) findings.row(row.auditSequence, row.position)
    else if (isNext) judge(findings, row, { before: last, keys })
    for (const head of written.get(row.position) ?? [])
      if (head.seal !== row.hash.toString('hex')) findings.otherHead(head)
    isKeyed ||= row.version > 1
    last = row
  }
  if (last.version === 1 && !isKeyed) findings.unkeyed(last.position)
  findings.cut(heads.filter(({ count }) => count > last.position))
  return {
    problems: findings.lines(last.position),
    head: last.hash.toString('hex'),
    rows: last.position,
    waiting: await countWaiting(db),
  }
}

interface Judging {
  before: Pick<SealedRow, 'position' | 'hash' | 'version'>
  keys: Keys
}

/** Each seal is held against the one before it as it stands, so that one alteration is one finding. */
function judge(findings: Findings, row: SealedRow, { before, keys }: Judging) {
  const sealing = { before: before.hash, position: row.position, row: row.content ?? '' }
  try {
    if (row.erasure) return judgeErased(findings, row, keys)
    const wanted = row.keyId ? keyedSeal(keys, row.keyId, sealing) : unkeyedSeal(sealing)
    if (wanted.equals(row.hash)) return
    findings.mismatch(row, { isSwitch: before.version === 1 && row.version === 2 })
  } catch (error) {
    if (!(error instanceof MissingKey)) throw error
    findings.missingKey(error.keyId)
  }
}

function judgeErased(findings: Findings, row: SealedRow, keys: Keys) {
  const { hash: sealed, position, content: text, erasure, erasureKeyId } = row
  const wanted = erasureSeal(keys, erasureKeyId ?? '', { sealed, position, row: text ?? '' })
  if (!erasure?.equals(wanted)) findings.forgedErasure(row)
}

const atOnce = 5000

async function* sealedRows(db: Db): AsyncGenerator<SealedRow> {
  for (let position = 0; ;) {
    const { rows } = await sql<SealedRow>`
      select s.position, s.audit_sequence as "auditSequence", s.hash, s.version, s.key_id as "keyId",
        case when a.sequence is not null then ${content} end as content,
        e.hash as erasure, e.key_id as "erasureKeyId"
      from audit_seals s left join audit_log a on a.sequence = s.audit_sequence
        left join lateral (select hash, key_id from audit_erasures
          where audit_sequence = s.audit_sequence order by id desc limit 1) e on true
      where s.position > ${position} order by s.position limit ${atOnce}`.execute(db)
    yield* rows
    if (rows.length < atOnce) return
    position = rows.at(-1)?.position ?? position
  }
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log a
    where not exists (select 1 from audit_seals s where s.audit_sequence = a.sequence)`.execute(db)
  return rows[0]?.count ?? 0
}
