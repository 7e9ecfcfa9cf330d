import type { ChangeEvent } from 'react'
import { PasswordEntry } from './PasswordEntry.tsx'

interface Input {
  id: string
  name: string
  label: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A new password with its rules, and once more against slips: `password` and `confirmation`. */
export function NewPasswordEntries({
  form,
}: {
  form: { field: (name: 'password' | 'confirmation') => Input }
}) {
  return (
    <>
      <PasswordEntry {...form.field('password')} autoComplete="new-password" withRules />
      <PasswordEntry {...form.field('confirmation')} autoComplete="new-password" />
    </>
  )
}
