import '@mantine/charts/styles.layer.css'
import { AreaChart } from '@mantine/charts'
import { useLocale } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import type { ShareholderLedger } from '#modules/orders/contract/orders.endpoints.ts'
import classes from './ledger.module.css'

/** The shares held after each order; the table below has every figure. */
export function LedgerChart({ rows }: { rows: ShareholderLedger['rows'] }) {
  const text = useText()
  const locale = useLocale()
  const label = text('fields.numberOfShares')
  const format = new Intl.NumberFormat(locale)
  return (
    <div className={classes.chart} role="img" aria-label={text('ledger.chart')}>
      <AreaChart
        h={180}
        data={rows.map(({ tradedOn, runningVolume }) => ({
          tradedOn,
          [label]: Number(runningVolume),
        }))}
        dataKey="tradedOn"
        series={[{ name: label, color: 'primary.6' }]}
        curveType="stepAfter"
        valueFormatter={(value) => format.format(value)}
        withDots={false}
        areaProps={{ isAnimationActive: false }}
      />
    </div>
  )
}
