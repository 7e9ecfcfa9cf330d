import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { usePerson } from '#kit/web/session.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { ChangeRequestRecord } from '../contract/change-requests.endpoints.ts'
import { ChangedFields } from './pieces/ChangedFields.tsx'

/** What becomes of the money, from when on, and whom it waits for. */
export function ChangeStrip({ record }: { record: ChangeRequestRecord }) {
  const text = useText()
  const { money, status, effectiveOn, requestedOn, side, changes } = record
  const isOfStaff = usePerson()?.type === 'staff'
  const awaited = status in waitsFor ? waitsFor[status as keyof typeof waitsFor] : null
  const isOwn = awaited === 'asker' && isOfStaff === (side === 'staff')
  return (
    <Figures>
      <Figure label={text('fields.changes')}>
        <ChangedFields names={changes} />
      </Figure>
      {money && (
        <>
          <Figure label={text('strip.before')}>
            <Money value={money.before.total} />
          </Figure>
          <Figure
            label={text('strip.after')}
            note={
              <>
                {text('strip.difference')} <Money value={money.difference} />
              </>
            }
          >
            <Money value={money.after.total} />
          </Figure>
        </>
      )}
      {money && <BudgetLeft money={money} />}
      <Figure label={text('fields.effectiveOn')}>
        <DateText value={effectiveOn} />
      </Figure>
      {awaited && (
        <Figure
          label={text('strip.awaited')}
          note={
            <>
              {text('strip.since')} <DateText value={requestedOn} />
            </>
          }
        >
          {text(`strip.${isOwn ? 'you' : awaited === 'asker' ? side : awaited}`)}
        </Figure>
      )}
    </Figures>
  )
}

/** Of the region's part where the budget is divided, else of the whole. */
function BudgetLeft({ money }: { money: NonNullable<ChangeRequestRecord['money']> }) {
  const text = useText()
  const { region, budgetLeft, difference } = money
  const left = region?.left ?? budgetLeft
  if (left === null) return null
  return (
    <Figure
      label={text(region ? 'strip.regionLeft' : 'strip.budgetLeft')}
      note={region && <BilingualText value={region.name} />}
      {...(isOver(region?.needed ?? difference, left) && { tone: 'danger' as const })}
    >
      <Money value={left} />
    </Figure>
  )
}

const waitsFor = { submitted: 'officer', recommended: 'approver', returned: 'asker' } as const

/** Widths apart, nothing is computed with it: whether more is asked for than is there. */
const isOver = (difference: string, left: string) => Number(difference) > Number(left)
