import { ActionIcon, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { textOf } from '../draft/answers.ts'
import { useWords } from '../words/use-words.ts'
import classes from './fields.module.css'
import type { Entered } from './question.ts'

/** `2027/3/5` and `20270305` are understood; a day and month in another order could be mistaken. */
function tidy(typed: string): string {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(typed.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}

/** A day, typed, or picked with what the device offers for it. What cannot be read stays as typed. */
export function DateQuestion({ entered }: { entered: Entered }) {
  const words = useWords()
  const picker = useRef<HTMLInputElement>(null)
  const { id, label, hint, error, question } = entered
  const value = textOf(entered.value)
  return (
    <div className={classes.date}>
      <TextInput
        {...{ id, label, error, value, description: hint, required: question.required }}
        withAsterisk={false}
        size="md"
        inputMode="numeric"
        autoComplete={question.fill ?? 'off'}
        placeholder=""
        inputWrapperOrder={['label', 'description', 'error', 'input']}
        classNames={{
          wrapper: classes.short,
          input: classes.input,
          label: classes.label,
          description: classes.hint,
          error: classes.error,
        }}
        rightSectionWidth={48}
        rightSection={
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={words('pickDate', { label })}
            onClick={() => picker.current?.showPicker()}
          >
            <IconCalendar size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
        onChange={(event) => entered.onChange(event.currentTarget.value)}
        onBlur={() => {
          if (tidy(value) !== value) entered.onChange(tidy(value))
        }}
      />
      <input
        ref={picker}
        type="date"
        className={classes.picker}
        tabIndex={-1}
        aria-hidden
        value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
        onChange={(event) => entered.onChange(event.currentTarget.value)}
      />
    </div>
  )
}
