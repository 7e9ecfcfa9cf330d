import { useList } from '#kit/web/api-query.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { holdsEndpoints, type HoldRow } from '#modules/holds/contract/holds.endpoints.ts'
import { holdsScreens } from '#modules/holds/contract/holds.screens.ts'
import { paymentHolds } from '../places.ts'
import { Card } from './Card.tsx'
import classes from './card.module.css'

const shown = 4

/** Open holds that stop payments, the newest first. */
export function PaymentHolds({ count }: { count: number }) {
  const words = useText('holds')
  const { data, error, refetch } = useList<HoldRow>(holdsEndpoints.listHolds, {
    ...paymentHolds.query,
    perPage: '5',
  })
  return (
    <Card name="holds" all={paymentHolds} count={count}>
      {!data && error && <ProblemState error={error} retry={() => void refetch()} />}
      <ul className={classes.lines}>
        {data?.data.slice(0, shown).map(({ id, name, reference, reason, startsOn }) => (
          <li key={id}>
            <ScreenLink screen={holdsScreens.hold} params={{ id }}>
              {name ?? reference}
            </ScreenLink>
            <span className={classes.beside}>
              {words(`choices.reason.${reason}`)}
              <DateText value={startsOn} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
