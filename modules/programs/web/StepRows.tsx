import { ActionIcon, Button, Fieldset, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useText } from '#kit/web/text.ts'
import classes from './StepRows.module.css'

/** Parts of a program that come as rows: each with its inputs and a button that removes it. */
export function StepRows<Row>(props: {
  input: FieldInput
  rows: readonly Row[]
  blank: () => Row
  words: { add: string; remove: string }
  children: (row: Row, set: (changed: Partial<Row>) => void, at: number) => ReactNode
}) {
  const { input, rows, words } = props
  const text = useText()
  const replace = (at: number, changed: Partial<Row>) =>
    input.onChange(rows.map((row, index) => (index === at ? { ...row, ...changed } : row)))
  return (
    <Fieldset legend={input.label} id={input.id} tabIndex={-1}>
      {input.description && (
        <Text size="sm" c="dimmed" mb="xs">
          {input.description}
        </Text>
      )}
      {rows.map((row, at) => (
        <div key={at} className={classes.row}>
          {props.children(row, (changed) => replace(at, changed), at)}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={text(words.remove, { number: at + 1 })}
            onClick={() => input.onChange(rows.filter((_, index) => index !== at))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {input.error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mb="xs">
          {input.error}
        </Text>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => input.onChange([...rows, props.blank()])}
      >
        {text(words.add)}
      </Button>
    </Fieldset>
  )
}
