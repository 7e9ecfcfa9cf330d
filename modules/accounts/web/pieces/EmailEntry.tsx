import { TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'

interface Props {
  id: string
  name: string
  label: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  /** `username` where an account is meant, which a password manager knows. */
  autoComplete: 'username' | 'email'
}

/** The address of an account: nothing is put right that was typed as it is. */
export const EmailEntry = (input: Props) => (
  <TextInput {...input} required type="email" autoCapitalize="none" spellCheck={false} size="md" />
)
