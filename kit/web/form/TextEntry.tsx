import { Textarea, TextInput } from '@mantine/core'
import { useKitText } from '../text.ts'
import { inputProps, type FieldInput } from './field-input.tsx'
import { plainText } from './plain-text.ts'

const kinds = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
} as const

/** Beyond what fits, typing goes on and validation says so: cut text would be lost unseen. */
export function TextEntry(input: FieldInput) {
  const kind =
    input.field.kind === 'email' || input.field.kind === 'phone' ? input.field.kind : null
  return (
    <TextInput
      {...inputProps(input)}
      {...(kind ? kinds[kind] : { type: 'text', autoComplete: 'off' })}
      value={plainText(input.value)}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  )
}

export function LongTextEntry(input: FieldInput) {
  const value = plainText(input.value)
  return (
    <div>
      <Textarea
        {...inputProps(input)}
        autosize
        minRows={3}
        maxRows={14}
        value={value}
        onChange={(event) => input.onChange(event.currentTarget.value)}
      />
      <CharactersLeft value={value} most={input.field.maxLength} />
    </div>
  )
}

/** Shown when the end comes near. */
export function CharactersLeft({ value, most }: { value: string; most: number | undefined }) {
  const text = useKitText()
  const left = (most ?? Infinity) - value.length
  const isNear = most !== undefined && left >= 0 && left < most / 5
  return (
    <span className="quiet numbers" style={{ fontSize: '0.8125rem' }} role="status">
      {isNear && text('form.characters', { left })}
    </span>
  )
}
