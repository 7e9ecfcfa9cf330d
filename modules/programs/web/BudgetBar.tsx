import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import classes from './BudgetBar.module.css'

const parts = ['paid', 'claimed', 'committed'] as const

/** Share of the total for the width of a bar; the amounts themselves stay decimal strings. */
const share = (amount: string, total: string) =>
  Number(total) > 0 ? Math.min(100, (Number(amount) / Number(total)) * 100) : 0

/** A program's money at a glance; the strip above has the amounts. */
export function BudgetBar({ budget }: { budget: ProgramRecord['budget'] }) {
  const text = useText()
  const spoken = useSpoken()
  return (
    <div className={classes.budget}>
      <p className="quiet numbers">
        {text('budget.line', {
          committed: spoken.money(budget.committed),
          total: spoken.money(budget.total),
        })}
      </p>
      <svg className={classes.bar} aria-hidden width="100%" height="10">
        {[...parts].reverse().map((part) => (
          <rect
            key={part}
            data-part={part}
            width={`${share(budget[part], budget.total)}%`}
            height="10"
          />
        ))}
      </svg>
    </div>
  )
}
