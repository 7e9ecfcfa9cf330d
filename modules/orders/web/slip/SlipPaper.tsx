import type { Language } from '#kit/contract/strings.ts'
import { appConfig } from '#kit/web/app-config.ts'
import { organisation } from '#kit/web/organisation.ts'
import { useText } from '#kit/web/text.ts'
import type { OrderRecord } from '../../contract/orders.endpoints.ts'
import { slipFormats, type SlipFormats } from './slip-formats.ts'
import { SlipSignatures } from './SlipSignatures.tsx'
import classes from './slip.module.css'
import { useDayOfPrint } from './use-day-of-print.ts'

interface Slip {
  order: OrderRecord
  formats: SlipFormats
}

/** The sheet as it comes out of the printer, in a language of its own. */
export function SlipPaper({ order, language }: { order: OrderRecord; language: Language }) {
  const text = useText('orders')
  const { name, postalAddress } = organisation.use()
  const sender = name?.[language] ?? appConfig.title
  const formats = slipFormats(language, order.currency)
  const printedOn = useDayOfPrint()
  const isVoid = order.status === 'void'
  return (
    <article lang={language} className={classes.paper} aria-labelledby="slip-title">
      <header className={classes.letterhead}>
        <div>
          <p className={classes.sender}>{sender}</p>
          {postalAddress && <p className={classes.lines}>{postalAddress}</p>}
        </div>
        <p>{text('slip.printedOn', { date: formats.day(printedOn) })}</p>
      </header>
      <Addressee order={order} formats={formats} />
      {isVoid && <p className={classes.void}>{text('status.void')}</p>}
      <h2 id="slip-title" className={classes.title}>
        {text('screens.orderSlip')} <span className={classes.number}>{order.number}</span>
      </h2>
      <p>{text(isVoid ? 'slip.voidIntro' : 'slip.intro')}</p>
      <SlipFacts order={order} formats={formats} />
      {!isVoid && <SlipSignatures sender={sender} shareholder={order.shareholder.name} />}
    </article>
  )
}

function Addressee({ order: { shareholder, addressee }, formats }: Slip) {
  const { addressOne, addressTwo, city, state, postCode, country } = addressee ?? {}
  const place = [city, state, postCode].filter(Boolean).join(' ')
  const lines = [addressOne, addressTwo, place, country && formats.country(country)]
  return (
    <address className={classes.addressee}>
      {[shareholder.name, ...lines.filter(Boolean)].join('\n')}
    </address>
  )
}

function SlipFacts({ order, formats }: Slip) {
  const text = useText('orders')
  const { shareholder, assignee, priceReason } = order
  const facts = [
    [text('fields.number'), order.number],
    [text('fields.tradedOn'), formats.day(order.tradedOn)],
    [text('fields.tradedAt'), formats.time(order.tradedAt)],
    [text('fields.shareholder'), shareholder.name],
    [text('fields.shareholderNumber'), shareholder.number],
    [text('fields.side'), text(`choices.side.${order.side}`)],
    [text('fields.volume'), formats.number(order.volume)],
    [text('fields.price'), formats.price(order.price)],
    ...(priceReason
      ? [[text('fields.priceReason'), text(`choices.priceReason.${priceReason}`)] as const]
      : []),
    [text('fields.turnover'), formats.money(order.turnover)],
    [text('fields.assignee'), assignee.name],
    [text('fields.careStatus'), text(`status.${order.careStatus}`)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
