import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change } from '#kit/server/call.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import { tellAssignee } from './tell-assignee.ts'

interface Withdrawn {
  id: string
  reference: string
  participant: string
  program: Bilingual
  employerId: string
  employer: string
  email: string
  name: string
  language: Language
  /** Unless the file is with nobody. */
  assigneeId: string | null
}

/**
 * Tells of applications that were taken back together: the employer's contact and each assignee get one
 * letter, and that of the single way where only one concerns them.
 */
export async function tellWithdrawn(change: Change, ids: readonly string[]): Promise<void> {
  const withdrawn = await readWithdrawn(change, ids)
  for (const some of grouped(withdrawn, ({ employerId, email }) => `${employerId} ${email}`))
    await tellEmployer(change, some)
  const { userId } = change.person
  const assigned = withdrawn.filter(({ assigneeId }) => assigneeId && assigneeId !== userId)
  for (const some of grouped(assigned, ({ assigneeId }) => assigneeId ?? ''))
    await tellOne(change, some)
}

async function readWithdrawn({ db }: Change, ids: readonly string[]): Promise<Withdrawn[]> {
  const { rows } = await sql<Withdrawn>`
    select a.id, a.reference, a.participant_name as participant, p.name as program, e.id as "employerId",
      e.legal_name as employer, a.language, a.assignee_id as "assigneeId",
      coalesce(a.own_contact ->> 'email', e.contact_email) as email,
      coalesce(a.own_contact ->> 'name', e.contact_name) as name
    from applications a join programs p on p.id = a.program_id join employers e on e.id = a.employer_id
    where a.id = any(${ids}::uuid[]) order by a.reference`.execute(db)
  return rows
}

type Several = [Withdrawn, ...Withdrawn[]]

function grouped(all: readonly Withdrawn[], keyOf: (one: Withdrawn) => string): Several[] {
  const groups = new Map<string, Several>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return [...groups.values()]
}

const linesOf = (some: Several) =>
  some.map(({ reference }) => ({ line: 'withdrawnOne' as const, reference }))

async function tellEmployer(change: Change, some: Several) {
  const [{ id, reference, participant, program, employerId, email, name, language }] = some
  const to = { email, name, language }
  const by = change.person.type
  if (some.length > 1)
    await change.letter(applicationsLetters.withdrawnTogether, to, {
      record: employerId,
      count: some.length,
      lines: linesOf(some),
      by,
      link: '/applications/pending',
    })
  else
    await change.letter(applicationsLetters.withdrawn, to, {
      record: id,
      reference,
      participant,
      program,
      by,
      link: `/applications/View?id=${id}`,
    })
}

async function tellOne(change: Change, some: Several) {
  const [{ id, assigneeId, employer }] = some
  if (some.length === 1)
    return tellAssignee(change, id, { kind: 'decided', list: 'rejected', isWithdrawn: true })
  await change.letter(
    applicationsLetters.decidedWithdrawnTogether,
    { userId: assigneeId ?? '' },
    {
      record: id,
      count: some.length,
      lines: linesOf(some),
      employer,
      link: '/applications/pending',
    },
  )
}
