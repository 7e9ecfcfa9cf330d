import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { daysToRepay, remindedBefore } from '#modules/overpayments/contract/overpayment.ts'
import { cast } from '../cast.ts'
import { addDays, dayOf } from '../clock.ts'
import { insertRows, newIds } from '../insert-rows.ts'
import { auditRow, type AuditRow } from './history.ts'
import type { Actor, Staff } from './staff.ts'

interface Paid {
  id: string
  amount: string
  paidOn: string
  language: 'en' | 'fr'
  payee: 'employer' | 'participant'
}

/** Each of a payment: what is owed back, since when, and what has come of it. */
const stories: readonly Story[] = [
  {
    reason: 'wrongWages',
    explanation: {
      en: 'The pay stub shows 8 hours fewer than were claimed.',
      fr: 'Le talon de paie montre 8 heures de moins que la réclamation.',
    },
    amount: '96.00',
    daysAgo: 40,
    received: [{ amount: '40.00', daysAfter: 12 }],
  },
  {
    reason: 'paidByOthers',
    explanation: {
      en: 'The apprenticeship grant paid for two of these days.',
      fr: 'La subvention aux apprentis a payé deux de ces jours.',
    },
    amount: '84.00',
    daysAgo: 6,
    received: [],
  },
  {
    reason: 'paidTwice',
    explanation: {
      en: 'One day was in two claims.',
      fr: 'Un jour figurait dans deux réclamations.',
    },
    amount: '42.00',
    daysAgo: 30,
    received: [{ amount: '42.00', daysAfter: 9 }],
  },
  {
    reason: 'notEligible',
    explanation: {
      en: 'Wages of a day of leave are not funded.',
      fr: 'Le salaire d’un jour de congé n’est pas financé.',
    },
    amount: '64.00',
    daysAgo: 50,
    received: [],
    writtenOff: {
      daysAgo: 3,
      reason: {
        en: 'To collect it would cost more than it is.',
        fr: 'Le recouvrer coûterait plus que la somme.',
      },
    },
  },
  {
    reason: 'paidByOthers',
    explanation: {
      en: 'The community centre paid 36.00 of the course.',
      fr: 'Le centre communautaire a payé 36,00 du cours.',
    },
    amount: '36.00',
    daysAgo: 5,
    received: [],
    owedBy: 'participant',
  },
]

interface Story {
  reason: string
  explanation: Record<'en' | 'fr', string>
  amount: string
  daysAgo: number
  received: readonly { amount: string; daysAfter: number }[]
  /** All else is owed by the employer. */
  owedBy?: 'participant'
  writtenOff?: { daysAgo: number; reason: Record<'en' | 'fr', string> }
}

interface Made {
  id: string
  paid: Paid
  story: Story
  on: string
  writtenOffOn: string | null
}

/** What the employer of the cast, and who works there, owe back of payments in the program of the case officer. */
export async function oweBack(
  db: Db,
  { now, staff }: { now: Date; staff: Staff },
): Promise<AuditRow[]> {
  const by = { priya: staff.of(cast.finance), luc: staff.of(cast.approver) }
  const today = dayOf(now)
  const { rows: payments } = await sql<Paid>`
    select y.id, y.approved_amount as amount, y.paid_on as "paidOn", y.payee,
      case y.payee when 'participant' then t.language else a.language end as language
    from payments y join programs p on p.id = y.program_id join applications a on a.id = y.application_id
      join participants t on t.id = y.participant_id
    where p.code = 'YESP' and y.status = 'paid' and (y.source = 'claim' or y.payee = 'participant')
      and y.approved_amount >= 100
    order by y.paid_on, y.reference`.execute(db)
  const newId = await newIds(db, stories.length)
  const made = stories.flatMap((story, at): Made[] => {
    const own = payments.filter(({ payee }) => payee === (story.owedBy ?? 'employer'))
    // What is more than there are payments is owed back of the first ones again.
    const paid = own[at % own.length]
    if (!paid) return []
    const ago = addDays(today, -story.daysAgo)
    const writtenOffOn = story.writtenOff ? addDays(today, -story.writtenOff.daysAgo) : null
    return [{ id: newId(), paid, story, on: ago < paid.paidOn ? paid.paidOn : ago, writtenOffOn }]
  })
  await insertRows(
    db,
    'overpayments',
    made.map((each) => rowOf(each, by, today)),
  )
  await insertRows(
    db,
    'overpayment_receipts',
    made.flatMap((each) => receiptsOf(each, by.priya)),
  )
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, reference from overpayments`.execute(db)
  const references = new Map(rows.map(({ id, reference }) => [id, reference]))
  return made.flatMap((each) => historyOf(each, by, references.get(each.id)!))
}

interface By {
  priya: Actor
  luc: Actor
}

const isOver = ({ received, amount, writtenOff }: Story) =>
  writtenOff !== undefined || received.some((each) => each.amount === amount)

/** The first one is overdue by now. */
const rowOf = ({ id, paid, story, on, writtenOffOn: day }: Made, by: By, today: string) => {
  const dueOn = addDays(on, daysToRepay)
  return {
    id,
    payment_id: paid.id,
    amount: story.amount,
    reason: story.reason,
    explanation: story.explanation[paid.language],
    due_on: dueOn,
    remind_on: isOver(story) ? null : nextReminder(dueOn, today),
    status: day ? 'writtenOff' : 'owed',
    written_off_on: day,
    written_off_by: day && by.luc.id,
    write_off_reason: story.writtenOff?.reason[paid.language] ?? null,
    recorded_on: on,
    recorded_by: by.priya.id,
    created_at: `${on}T15:00:00Z`,
    updated_at: `${day ?? on}T15:00:00Z`,
  }
}

const nextReminder = (dueOn: string, today: string) =>
  remindedBefore.map((days) => addDays(dueOn, -days)).find((day) => day > today) ?? null

const receiptsOf = ({ id, story, on }: Made, priya: Actor) =>
  story.received.map(({ amount, daysAfter }) => ({
    overpayment_id: id,
    amount,
    received_on: addDays(on, daysAfter),
    method: 'bankTransfer',
    entered_on: addDays(on, daysAfter),
    entered_by: priya.id,
  }))

/** As the product itself would have written it. */
function historyOf(
  { id, paid, story, on, writtenOffOn: day }: Made,
  { priya, luc }: By,
  reference: string,
): AuditRow[] {
  const of = { entity: 'overpayment', entity_id: id, reference }
  return [
    auditRow(new Date(`${on}T15:00:00Z`), priya, {
      ...of,
      action: 'overpayments.created',
      changes: { status: [null, 'owed'], amount: [null, story.amount] },
    }),
    ...story.received.map(({ amount, daysAfter }) => {
      const isRest = amount === story.amount
      return auditRow(new Date(`${addDays(on, daysAfter)}T15:00:00Z`), priya, {
        ...of,
        action: `overpayments.${isRest ? 'settle' : 'receive'}`,
        changes: {
          status: ['owed', isRest ? 'recovered' : 'owed'],
          receivedAmount: ['0.00', amount],
        },
      })
    }),
    ...(day
      ? [
          auditRow(new Date(`${day}T15:00:00Z`), luc, {
            ...of,
            action: 'overpayments.writeOff',
            changes: { status: ['owed', 'writtenOff'] },
            reason: story.writtenOff?.reason[paid.language] ?? null,
          }),
        ]
      : []),
  ]
}
