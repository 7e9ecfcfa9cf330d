import { useLocale } from '../language.ts'
import { organisation } from '../organisation.ts'
import { useKitText } from '../text.ts'
import { changeOf, type ChangeOf } from './change.ts'
import { None } from './Money.tsx'
import { realMinus } from './real-minus.ts'

type Amount = string | number

interface ChangeTextProps {
  now: Amount | null
  before: Amount | null
  /** `money` is an amount in the organisation's currency. */
  of?: ChangeOf | 'money'
}

/** How much more or less: in percent where that says something, else what does. */
export function ChangeText({ now, before, of = 'amount' }: ChangeTextProps) {
  const text = useKitText()
  const signed = useSigned()
  const isMoney = of === 'money'
  const isKnown = now !== null && before !== null
  const change = isKnown ? changeOf(now, before, isMoney ? 'amount' : of) : null
  if (!change) return <None />
  return <span className="numbers">{words()}</span>

  function words() {
    if (!change || 'isNew' in change) return text('change.new')
    if ('times' in change) return text('change.times', { times: change.times })
    if ('percent' in change) return signed(change.percent, 'percent')
    if ('difference' in change) return signed(change.difference, isMoney ? 'money' : 'number')
    const points = Math.abs(Number(change.points))
    return text('change.points', { signed: signed(change.points, 'tenths'), points })
  }
}

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** With its sign, which is a real minus below zero. */
function useSigned() {
  const locale = useLocale()
  const { currency } = organisation.use()
  const manners = {
    money: { style: 'currency', currency },
    number: { maximumFractionDigits: 8 },
    percent: { style: 'unit', unit: 'percent', ...tenths },
    tenths,
  } as const
  return (amount: string, manner: keyof typeof manners) =>
    realMinus(
      new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', ...manners[manner] }),
      amount as `${number}`,
    )
}
