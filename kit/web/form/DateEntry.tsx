import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/en-ca'
import 'dayjs/locale/fr-ca'
import { DateInput } from '@mantine/dates'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useState, type ReactNode } from 'react'
import { useLocale } from '../language.ts'
import { useKitText } from '../text.ts'

dayjs.extend(customParseFormat)

const formats = ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYYMMDD', 'YYYY-M-D', 'YYYY/M/D']

/** Only whole dates, year first: a day and month in another order could be mistaken. */
function typedDate(typed: string): string | null {
  const date = dayjs(typed.trim(), formats, true)
  return date.isValid() ? date.format('YYYY-MM-DD') : null
}

export interface DateEntryProps {
  label?: ReactNode
  description?: ReactNode
  id?: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  'aria-describedby'?: string
}

/** A calendar date, typed or picked. */
export function DateEntry({ value, onChange, ...rest }: DateEntryProps) {
  const text = useKitText()
  const [isOpen, setOpen] = useState(false)
  return (
    <DateInput
      {...rest}
      // Escape closes the calendar alone, not the dialog around it.
      data-mantine-stop-propagation={isOpen || undefined}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      valueFormat="YYYY-MM-DD"
      placeholder={text('form.dateShape')}
      dateParser={typedDate}
      clearable
      locale={useLocale().toLowerCase()}
      firstDayOfWeek={0}
      popoverProps={{
        returnFocus: true,
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
      }}
      clearButtonProps={{ 'aria-label': text('actions.clear') }}
      ariaLabels={{
        previousMonth: text('form.previousMonth'),
        nextMonth: text('form.nextMonth'),
        monthLevelControl: text('form.pickMonth'),
        yearLevelControl: text('form.pickYear'),
      }}
    />
  )
}
