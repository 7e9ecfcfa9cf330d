import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { Money, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'

/** What the holding is and is worth; not for who sees no figures. */
export function ShareholderStrip({ record }: { record: ShareholderRecord }) {
  const text = useText()
  const { numberOfShares, unrealisedResult, performance } = record
  if (numberOfShares === null) return null
  const isLoss = unrealisedResult !== null && unrealisedResult.startsWith('-')
  return (
    <Figures>
      <Figure label={text('fields.numberOfShares')}>
        <NumberText value={numberOfShares} />
      </Figure>
      <Figure label={text('fields.amountInvested')}>
        <Money value={record.amountInvested} />
      </Figure>
      <Figure label={text('fields.currentValue')}>
        <Money value={record.currentValue} />
      </Figure>
      <Figure
        label={text('fields.unrealisedResult')}
        {...(isLoss && { tone: 'danger' })}
        {...(performance !== null && { note: <PercentText value={performance} /> })}
      >
        <Money value={unrealisedResult} />
      </Figure>
    </Figures>
  )
}
