import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { dateFormat } from '#kit/contract/date-format.ts'
import { dayFrom, readDate } from '#kit/contract/read-date.ts'
import { today } from '../calendar-days.ts'
import { useLocale } from '../language.ts'
import { useKitText } from '../text.ts'
import { DateCalendar } from './DateCalendar.tsx'

export interface DateEntryProps {
  label?: ReactNode
  description?: ReactNode
  id?: string
  wrapperProps?: { 'data-kind': string }
  /** `YYYY-MM-DD`, empty, or what was typed and is no date. */
  value: string
  /** A date, or what stands there when it is none: refusing that is for whoever sends it. */
  onChange: (value: string) => void
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  'aria-label'?: string
}

/**
 * A calendar date, typed or picked. Beside what is typed stands which day is understood. Once the
 * field is left, it shows the day as every date field does, or says that there is none. Arrows go on
 * and back by a day.
 */
export function DateEntry({ value, onChange, ...rest }: DateEntryProps) {
  const text = useKitText()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [wasLeft, setLeft] = useState(false)
  const [isRead, setRead] = useState(false)
  const { shown, type } = useTyped(value, onChange)
  const found = shown.trim() === '' ? null : readDate(shown, locale, today())
  const day = found && 'date' in found ? found.date : null
  const fault = found && 'fault' in found ? text('validation.date') : null
  const pick = (picked: string) => {
    type(picked)
    setOpen(false)
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <TextInput
          {...rest}
          autoComplete="off"
          placeholder={text('dates.shape')}
          value={shown}
          error={fault ? (wasLeft || rest.error) && fault : rest.error}
          description={
            day && (isRead || day !== shown.trim()) ? (
              <Understood day={day} also={rest.description} />
            ) : (
              rest.description
            )
          }
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            const step = steps[event.key]
            if (step === undefined || (day === null && shown.trim() !== '')) return
            event.preventDefault()
            type(day === null ? today() : dayFrom(day, step))
          }}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            setLeft(true)
            if (!day || day === shown) return
            // The line stays: what stands below must not move away from under a pointer.
            setRead(true)
            type(day)
          }}
          rightSection={
            <ActionIcon
              variant="subtle"
              disabled={rest.disabled ?? false}
              aria-label={text('dates.pick')}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown>
        <DateCalendar day={day} pick={pick} />
      </Popover.Dropdown>
    </Popover>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** The text in the field, until somebody else sets another value. */
function useTyped(value: string, onChange: (value: string) => void) {
  const locale = useLocale()
  const [typed, setTyped] = useState({ text: value, values: [value] })
  const type = (text: string) => {
    const found = readDate(text, locale, today())
    const sent = 'date' in found ? found.date : text.trim()
    // Where only dates are taken, such as in a filter, the value before stays.
    setTyped({ text, values: [sent, value] })
    onChange(sent)
  }
  return { shown: typed.values.includes(value) ? typed.text : value, type }
}

function Understood({ day, also }: { day: string; also: ReactNode }) {
  const locale = useLocale()
  const format = dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <>
      {also}
      <span role="status" style={{ display: 'block' }}>
        {format.format(new Date(`${day}T00:00:00Z`))}
      </span>
    </>
  )
}
