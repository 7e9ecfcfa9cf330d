import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/en-ca'
import 'dayjs/locale/fr-ca'
import { DatePicker } from '@mantine/dates'
import { useLocale } from '../language.ts'
import { useKitText } from '../text.ts'

/** A month to pick a day from. Escape closes it alone, not the dialog around it. */
export function DateCalendar({ day, pick }: { day: string | null; pick: (day: string) => void }) {
  const text = useKitText()
  return (
    <DatePicker
      __stopPropagation
      value={day}
      {...(day && { defaultDate: day })}
      onChange={(next) => next && pick(next)}
      locale={useLocale().toLowerCase()}
      firstDayOfWeek={0}
      ariaLabels={{
        previousMonth: text('dates.previousMonth'),
        nextMonth: text('dates.nextMonth'),
        monthLevelControl: text('dates.pickMonth'),
        yearLevelControl: text('dates.pickYear'),
      }}
    />
  )
}
