import { defineEntity } from '#kit/contract/define-entity.ts'
import {
  choice,
  date,
  decimal,
  formatted,
  instant,
  longText,
  percent,
  reference,
  text,
  yesNo,
} from '#kit/contract/fields.ts'
import { careStates, confirmationStates, orderStates } from './order.status.ts'

const kept = { readOnly: true, inList: true } as const
const amount = { min: -999_999_999_999, max: 999_999_999_999, scale: 2 }
const shares = { min: 0, max: 999_999_999_999, scale: 4 }

/** A buy or a sell of shares. Running figures are those of the shareholder's ledger. */
export const order = defineEntity('order', {
  number: text(20, { required: true, ...kept }),
  status: choice(orderStates, { required: true, ...kept }),
  shareholderId: reference({ required: true, inList: true }),
  assigneeId: reference({ required: true, inList: true }),
  side: choice(['buy', 'sell'], { required: true, inList: true }),
  tradedOn: date({ required: true, inList: true }),
  tradedAt: formatted(
    { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, code: 'timeOfDay', max: 5 },
    { required: true, inList: true },
  ),
  volume: decimal({ ...shares, min: 0.0001 }, { required: true, inList: true }),
  price: decimal({ min: 0, max: 99_999_999, scale: 6 }, { required: true, inList: true }),
  priceReason: choice(['gift', 'inheritance', 'bonus']),
  sharePercent: percent({ inList: true }),
  sharedWithId: reference({ inList: true }),
  note: longText(4000),

  turnover: decimal(amount, { required: true, ...kept }),
  runningVolume: decimal(shares, kept),
  runningTurnover: decimal(amount, kept),
  runningGross: decimal(amount, kept),
  averagePrice: decimal({ min: 0, max: 99_999_999_999, scale: 6 }, { readOnly: true }),
  realised: decimal(amount, kept),
  sharedAmount: decimal(amount, kept),
  voidReason: text(400, { readOnly: true }),
  careStatus: choice(careStates, { required: true, ...kept }),
  careAt: instant({ readOnly: true }),
  careNote: text(400, { readOnly: true }),
  confirmation: choice(confirmationStates, { required: true, ...kept }),
  confirmationAt: instant({ readOnly: true }),
  hch: yesNo({ required: true, ...kept }),
})

/** What the ledger looks at; a change of one is a financial change. */
export const financialFields = [
  'shareholderId',
  'side',
  'tradedOn',
  'tradedAt',
  'volume',
  'price',
] as const
