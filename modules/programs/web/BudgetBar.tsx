import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import classes from './BudgetBar.module.css'

const parts = ['paid', 'claimed', 'committed'] as const

/** Share of the total for the width of a bar; the amounts themselves stay decimal strings. */
const share = (amount: string, total: string) =>
  Number(total) > 0 ? Math.min(100, (Number(amount) / Number(total)) * 100) : 0

/** A program's money at a glance: what is committed, claimed and paid of the total. */
export function BudgetBar({ budget }: { budget: ProgramRecord['budget'] }) {
  const text = useText()
  return (
    <div className={classes.budget}>
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
      <dl className={classes.figures}>
        <Figure label={text('fields.budgetTotal')} value={budget.total} />
        {[...parts].reverse().map((part) => (
          <Figure key={part} part={part} label={text(`fields.${part}`)} value={budget[part]} />
        ))}
        <Figure label={text('fields.left')} value={budget.left} />
      </dl>
    </div>
  )
}

function Figure({ label, value, part }: { label: string; value: string; part?: string }) {
  return (
    <div>
      <dt>
        {part && <span className={classes.key} data-part={part} aria-hidden />}
        {label}
      </dt>
      <dd>
        <Money value={value} />
      </dd>
    </div>
  )
}
