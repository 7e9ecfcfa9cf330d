import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { programsScreens } from '#modules/programs/contract/programs.screens.ts'
import type { Part } from '../../contract/work.endpoints.ts'
import classes from './card.module.css'
import { Card } from './Card.tsx'
import { Meter } from './Meter.tsx'

/** What is left of each program's money, the scarcest first. */
export function Budgets({ budgets }: { budgets: Part<'budgets'> }) {
  const text = useText()
  const spoken = useSpoken()
  return (
    <Card name="budgets">
      <ul className={classes.lines}>
        {budgets.map(({ id, code, total, committed, left }) => (
          <li key={id}>
            <ScreenLink screen={programsScreens.program} params={{ id }}>
              {code}
            </ScreenLink>
            <span className={classes.left}>
              <Money value={left} /> <span className="quiet">{text('cards.budgets.left')}</span>
            </span>
            <Meter part={Number(committed)} whole={Number(total)} />
            <span className={classes.beside}>
              {text('cards.budgets.committed', {
                committed: spoken.money(committed),
                total: spoken.money(total),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
