import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import { useTypedTerms } from './use-terms.ts'

/** Beside an order that is typed: that the figures of its month are frozen. */
export function MonthClosed() {
  const text = useText()
  const month = dateFormat(useLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const { tradedOn } = useFormAround().body()
  const { data, isPlaceholderData } = useTypedTerms()
  if (!data?.isMonthClosed || isPlaceholderData) return null
  return (
    <Alert color="yellow" icon={<IconLock aria-hidden />} mb="md">
      {text('preview.monthClosed', { month: month.format(new Date(String(tradedOn))) })}
    </Alert>
  )
}
