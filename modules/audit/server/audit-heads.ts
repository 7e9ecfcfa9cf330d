import fs from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import type { Settings } from '#kit/server/settings.ts'

/** Where the chain of seals stood at a moment. */
export interface Head {
  at: string
  /** How many rows were sealed. */
  count: number
  /** Of the audit row that was sealed last. */
  sequence: number
  seal: string
}

type Place = Pick<Settings, 'dataDir'>

/** Beside the database, and not in it. */
export const auditHeadsFile = ({ dataDir }: Place) => path.join(dataDir, 'audit-heads.log')

/**
 * The heads that were written outside of the database, the oldest first.
 * @throws for a line that is none
 */
export async function readHeads(place: Place): Promise<Head[]> {
  const text = await fs.readFile(auditHeadsFile(place), 'utf8').catch(whenAbsent)
  return text.split('\n').filter(Boolean).map(headOf)
}

function whenAbsent(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}

const line = /^(\S+) count=(\d+) sequence=(\d+) seal=([0-9a-f]{64})$/

function headOf(text: string, at: number): Head {
  const [, moment = '', count, sequence, seal = ''] = line.exec(text) ?? []
  if (!moment) throw new Error(`audit-heads.log: line ${at + 1} is no head of the audit log`)
  return { at: moment, count: Number(count), sequence: Number(sequence), seal }
}

/**
 * Writes where the chain stands now below the heads that were written before, unless that is the
 * last of them. It is only added to: what it says of the past nobody takes back within the database.
 * @returns the head, or null when there is nothing new to write
 */
export async function writeHead(db: Db, place: Place, now: Date): Promise<Head | null> {
  const last = await db
    .selectFrom('audit_seals')
    .select(['position', 'audit_sequence', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const seal = last?.hash.toString('hex')
  if (!last || !seal || (await lastSealIn(place)) === seal) return null
  const head = {
    at: now.toISOString(),
    count: last.position,
    sequence: last.audit_sequence,
    seal,
  }
  const text = `${head.at} count=${head.count} sequence=${head.sequence} seal=${seal}\n`
  await fs.writeFile(auditHeadsFile(place), text, { flag: 'a', mode: 0o600, flush: true })
  return head
}

/** The end of the file says it: a line is shorter than that. */
async function lastSealIn(place: Place): Promise<string | null> {
  const file = await fs.open(auditHeadsFile(place), 'r').catch(() => null)
  if (!file) return null
  try {
    const { size } = await file.stat()
    const from = Math.max(0, size - 200)
    const { buffer } = await file.read(Buffer.alloc(200), 0, 200, from)
    return /seal=([0-9a-f]{64})\n\0*$/.exec(buffer.toString('latin1'))?.[1] ?? null
  } finally {
    await file.close()
  }
}

/** Every five minutes; the log hears of it too, which goes where nobody here can reach it. */
export const writeAuditHead: Job = {
  name: 'audit.writeHead',
  schedule: '*/5 * * * *',
  async run({ db, settings, now }, { background }) {
    const head = await writeHead(db, settings, now)
    if (head) background.tell('audit head', head)
  },
}
