import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'

/** A program's money: the budget, and what has become of it. */
export function ProgramStrip({ program: { budget } }: { program: ProgramRecord }) {
  const text = useText()
  const isOver = budget.left.startsWith('-')
  return (
    <Figures>
      <Figure label={text('fields.budgetTotal')}>
        <Money value={budget.total} />
      </Figure>
      {(['committed', 'claimed', 'paid'] as const).map((name) => (
        <Figure key={name} label={text(`fields.${name}`)}>
          <Money value={budget[name]} />
        </Figure>
      ))}
      <Figure label={text('fields.left')} {...(isOver && { tone: 'danger' })}>
        <Money value={budget.left} />
      </Figure>
    </Figures>
  )
}
