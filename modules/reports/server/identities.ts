import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { decrypt } from '#kit/server/encryption.ts'
import { selfIdentificationGroups } from '#modules/participants/contract/participant.ts'
import type { SelfIdentification } from '#modules/participants/contract/self-identification.ts'
import { keepBackBelow, type Told } from './keep-back.ts'
import { inScope, within, withRoom, type Asked } from './queries/grouped.ts'
import { cellOf, type Cells, type ToldTable } from './tell.ts'

interface Answer {
  programId: string
  sealed: string | null
  answers: SelfIdentification | null
}

/**
 * Participants by what they say of themselves. Which numbers are told is settled for all programs of
 * the year together, whoever asks and whichever program: every answer is a part of one table, so that
 * nothing follows from putting two answers side by side.
 */
export async function tellIdentities(asked: Asked): Promise<ToldTable> {
  const answers = await countAnswers(asked)
  const programs = [...answers.keys()].toSorted()
  const at = asked.programId ? programs.indexOf(asked.programId) : programs.length
  const isSeen = await maySee(asked)
  const tables = selfIdentificationGroups.map((group) => ({
    group,
    counts: countsOf(group, { answers, programs }),
  }))
  // How many answered stands beside every group, and is told alike beside all.
  const sums = programs.map((id) => answers.get(id)?.answered ?? 0)
  const kept = tables.map(({ counts }) => keepBackBelow(counts, sums, 0))
  const answered = [...(kept[0]?.columnSums ?? []), kept[0]?.sum][at] ?? 'small'
  const rows = tables.map(({ group, counts }, number) => {
    const told = (row: 0 | 1): Told =>
      [...(kept[number]?.cells[row] ?? []), kept[number]?.rowSums[row]][at] ?? 'small'
    const [yes, no] = counts.map((line) => (at < programs.length ? (line[at] ?? 0) : add(line)))
    return {
      key: group,
      cells: isSeen
        ? cells({ yes, no }, { yes: told(0), no: told(1), answered })
        : cells({}, { yes: 'kept', no: 'kept', answered: 'kept' }),
    }
  })
  const whole = at < programs.length ? (sums[at] ?? 0) : add(sums)
  return {
    rows,
    total: {
      identify: { value: null },
      doNotIdentify: { value: null },
      answered: cellOf(whole, isSeen ? answered : 'kept'),
      identifyRate: { value: null },
    },
  }
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

function cells(
  { yes = 0, no = 0 }: { yes?: number | undefined; no?: number | undefined },
  told: Record<'yes' | 'no' | 'answered', Told>,
): Cells {
  const rate = ((100 * yes) / Math.max(yes + no, 1)).toFixed(1)
  const isTold = Object.values(told).every((each) => each === 'shown')
  return {
    identify: cellOf(yes, told.yes),
    doNotIdentify: cellOf(no, told.no),
    answered: cellOf(yes + no, told.answered),
    identifyRate: cellOf(rate, isTold ? 'shown' : 'kept'),
  }
}

interface Of {
  answers: ReadonlyMap<string, Said>
  programs: readonly string[]
}

/** Of one program how many answered, and how many say so of themselves. */
interface Said {
  answered: number
  groups: Map<string, number>
}

/** In each program those who say so of themselves, and those who answered and do not. */
function countsOf(group: string, { answers, programs }: Of) {
  const said = programs.map((id) => answers.get(id))
  const yes = said.map((each) => each?.groups.get(group) ?? 0)
  return [yes, said.map((each, at) => (each?.answered ?? 0) - (yes[at] ?? 0))]
}

/** So many are opened before others have their turn. */
const atOnce = 1000

/** Of everybody whose placement began on those days, once in each program: who answered, by program. */
async function countAnswers(asked: Asked): Promise<Map<string, Said>> {
  const said = new Map<string, Said>()
  for (const [at, answer] of (await readAnswers(asked)).entries()) {
    if (at % atOnce === 0) await setImmediate()
    const answers = opened(asked, answer)
    if (!answers || answers.preferNotToSay) continue
    const { programId } = answer
    const program = said.get(programId) ?? { answered: 0, groups: new Map<string, number>() }
    said.set(programId, program)
    program.answered++
    for (const group of new Set(answers.groups))
      program.groups.set(group, (program.groups.get(group) ?? 0) + 1)
  }
  return said
}

const opened = ({ settings }: Asked, { sealed, answers }: Answer) =>
  sealed ? (JSON.parse(decrypt(settings, sealed)) as SelfIdentification) : answers

async function readAnswers(asked: Asked): Promise<Answer[]> {
  const { rows } = await withRoom(asked.db, (db) =>
    sql<Answer>`
      select l.program_id as "programId", i.sealed, i.answers
      from (select distinct l.participant_id, l.program_id from placements l
        where ${within(asked, sql`l.start_on`)} and l.status not in ('cancelled', 'lapsed')) l
      join self_identifications i on i.participant_id = l.participant_id`.execute(db),
  )
  return rows
}

/** Whether all that the asked numbers are made of lies within the reader's scope. */
async function maySee(asked: Asked): Promise<boolean> {
  const seen = inScope(
    { ...asked, programId: undefined },
    {
      programId: sql`g.id`,
      employerId: sql`null::uuid`,
    },
  )
  const { rows } = await sql<{ hidden: boolean }>`
    select exists (select from programs g where ${asked.programId ? sql`g.id = ${asked.programId}` : sql`true`}
      and ${seen} is not true) as hidden`.execute(asked.db)
  return rows[0]?.hidden === false
}
