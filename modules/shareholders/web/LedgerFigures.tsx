import { Fact, Facts } from '#kit/web/record/Facts.tsx'
import { Money, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import type { ShareholderLedger } from '#modules/orders/contract/ledger-answers.ts'
import classes from './ledger.module.css'
import { OwnPrice } from './OwnPrice.tsx'

/** Where the shareholder stands on the day. */
export function LedgerFigures({ ledger }: { ledger: ShareholderLedger }) {
  const { holding, sharePrice } = ledger
  return (
    <div className={classes.figures}>
      <Facts>
        <Fact name="numberOfShares">
          <NumberText value={holding.numberOfShares} />
        </Fact>
        <Fact name="amountInvested">
          <Money value={holding.amountInvested} />
        </Fact>
        <Fact name="netPaidIn">
          <Money value={holding.netPaidIn} />
        </Fact>
        <Fact name="averageBuyPrice">
          <Money value={holding.averageBuyPrice} />
        </Fact>
        <Fact name="actualSharePrice">
          <Money value={sharePrice} />
          {ledger.isOwnPrice && <OwnPrice />}
        </Fact>
        <Fact name="currentValue">
          <Money value={holding.currentValue} />
        </Fact>
        <Fact name="unrealisedResult">
          <Money value={holding.unrealisedResult} />
        </Fact>
        <Fact name="realisedResult">
          <Money value={holding.realisedResult} />
        </Fact>
        <Fact name="performance">
          <PercentText value={holding.performance} />
        </Fact>
      </Facts>
    </div>
  )
}
