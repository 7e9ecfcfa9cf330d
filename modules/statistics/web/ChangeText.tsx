import { useLocale } from '#kit/web/language.ts'
import { organisation } from '#kit/web/organisation.ts'
import { None, PercentText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { changeOf } from './change.ts'

type Amount = string | number

/** A change in percent; where that means nothing, the difference, and that there is none in percent. */
export function ChangeText(props: { now: Amount; before: Amount; isMoney?: boolean | undefined }) {
  const text = useText()
  const locale = useLocale()
  const { currency } = organisation.use()
  const change = changeOf(props.now, props.before)
  if (!change) return <None />
  if ('percent' in change) return <PercentText value={change.percent} />
  const format = new Intl.NumberFormat(locale, {
    signDisplay: 'exceptZero',
    ...(props.isMoney ? { style: 'currency', currency } : { maximumFractionDigits: 4 }),
  })
  return (
    <>
      <span className="numbers">{format.format(change.difference as `${number}`)}</span>{' '}
      <abbr className="quiet" title={text('noPercent')}>
        {text('notApplicable')}
      </abbr>
    </>
  )
}
