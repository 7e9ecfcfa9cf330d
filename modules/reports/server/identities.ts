import { sql } from 'kysely'
import { decrypt } from '#kit/server/encryption.ts'
import { selfIdentificationGroups } from '#modules/participants/contract/participant.ts'
import type { SelfIdentification } from '#modules/participants/contract/self-identification.ts'
import { keepBackBelow, type Told } from './keep-back.ts'
import { inScope, within, type Asked } from './queries/grouped.ts'
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
  const answers = await readAnswers(asked)
  const programs = [...new Set(answers.map(({ programId }) => programId))].toSorted()
  const at = asked.programId ? programs.indexOf(asked.programId) : programs.length
  const isSeen = await maySee(asked)
  const tables = selfIdentificationGroups.map((group) => ({
    group,
    ...countsOf(group, { answers, programs }),
  }))
  // How many answered stands beside every group, and is told alike beside all.
  const sums = programs.map((id) => answers.filter(({ programId }) => programId === id).length)
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
  const whole = answers.filter(
    ({ programId }) => at === programs.length || programId === programs[at],
  )
  return {
    rows,
    total: {
      identify: { value: null },
      doNotIdentify: { value: null },
      answered: cellOf(at < 0 ? 0 : whole.length, isSeen ? answered : 'kept'),
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
  answers: readonly Said[]
  programs: readonly string[]
}

interface Said {
  programId: string
  groups: ReadonlySet<string>
}

/** In each program those who say so of themselves, and those who answered and do not. */
function countsOf(group: string, { answers, programs }: Of) {
  const counts = [programs.map(() => 0), programs.map(() => 0)]
  for (const { programId, groups } of answers) {
    const line = counts[groups.has(group) ? 0 : 1] ?? []
    const column = programs.indexOf(programId)
    line[column] = (line[column] ?? 0) + 1
  }
  return { counts }
}

/** Of everybody whose placement began on those days, once in each program: who answered. */
async function readAnswers(asked: Asked): Promise<Said[]> {
  const { rows } = await sql<Answer>`
    select distinct on (l.participant_id, l.program_id) l.program_id as "programId", i.sealed, i.answers
    from placements l join self_identifications i on i.participant_id = l.participant_id
    where ${within(asked, sql`l.start_on`)} and l.status not in ('cancelled', 'lapsed')
    order by l.participant_id, l.program_id`.execute(asked.db)
  return rows.flatMap(({ programId, sealed, answers }) => {
    const said = sealed
      ? (JSON.parse(decrypt(asked.settings, sealed)) as SelfIdentification)
      : answers
    return said && !said.preferNotToSay ? [{ programId, groups: new Set(said.groups) }] : []
  })
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
