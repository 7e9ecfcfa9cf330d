import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { plainText } from '#kit/web/form/plain-text.ts'
import { useText } from '#kit/web/text.ts'
import { usualReminders } from '../contract/task.ts'
import classes from './parts.module.css'

const usual = usualReminders.map(String)

/** How long before: one of the usual lengths, or any number of minutes. */
export function ReminderEntry(input: FieldInput) {
  const text = useText()
  const value = plainText(input.value)
  const [isOwn, setOwn] = useState(value !== '' && !usual.includes(value))
  const { description, error, ...props } = inputProps(input)
  const choose = (chosen: string) => {
    setOwn(chosen === 'own')
    input.onChange(chosen === 'own' ? value || '30' : chosen)
  }
  return (
    <div className={classes.reminder}>
      <NativeSelect
        {...props}
        description={description}
        error={isOwn ? undefined : error}
        value={isOwn ? 'own' : value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: text('reminders.none') },
          ...usual.map((minutes) => ({ value: minutes, label: text(`reminders.m${minutes}`) })),
          { value: 'own', label: text('reminders.own') },
        ]}
      />
      {isOwn && (
        <TextInput
          aria-label={text('fields.remindMinutes')}
          inputMode="numeric"
          error={error}
          value={value}
          rightSection={<span aria-hidden>min</span>}
          onChange={({ currentTarget }) => input.onChange(currentTarget.value)}
        />
      )}
    </div>
  )
}
