import type { ReactNode } from 'react'
import type { Entity } from '#kit/contract/define-entity.ts'
import { useText } from '../text.ts'
import { useErrorText } from './error-text.ts'
import { inputId, useFormAround } from './form-context.ts'
import { entryFor } from './entries.tsx'
import type { FieldInput } from './field-input.tsx'
import type { UseOptions } from './reference-options.ts'

export interface FieldProps {
  name: string
  label?: string
  help?: string
  disabled?: boolean
  /** Another answer makes it needed. */
  isNeeded?: boolean
  /** Of the choices: those that another answer leaves. */
  choices?: readonly string[]
  /** For a reference: what can be chosen. */
  useOptions?: UseOptions
  /** For a structure: its own inputs. */
  children?: (input: FieldInput) => ReactNode
}

/**
 * One field of the form. Input, required mark, lengths and choices come from the contract; label
 * and help are the module's strings `fields.{name}` and `help.{name}`.
 */
export function Field(props: FieldProps) {
  const input = useFieldInput(props)
  const { field } = input
  if (props.children) return props.children(input)
  const Entry = entryFor(field)
  return <Entry {...input} />
}

function useFieldInput({ name, ...given }: FieldProps): FieldInput {
  const form = useFormAround()
  const text = useText()
  const errorText = useErrorText()
  const declared = form.entity.fields[name]
  if (!declared) throw new Error(`${form.entity.name} has no field ${name}`)
  const field = given.choices ? { ...declared, choices: given.choices } : declared
  const help = `help.${name}`
  const label = given.label ?? text(`fields.${name}`)
  const errorAt = (path = '') => {
    const first = form.errors[path ? `${name}.${path}` : name]?.[0]
    const part = `fields.${path.split('.').at(-1)}`
    return first ? errorText(first, path && text.has(part) ? text(part) : label, name) : undefined
  }
  form.labels.current.set(name, label)
  return {
    name,
    field,
    id: inputId(name),
    label,
    description: given.help ?? (text.has(help) ? text(help) : undefined),
    required: field.required || (given.isNeeded ?? false),
    disabled: given.disabled ?? false,
    useOptions: given.useOptions,
    value: form.values[name],
    onChange: (value) => form.set(name, value),
    error: errorAt(),
    errorAt,
  }
}

/** `const Field = fieldsOf(document)`: the same, refusing names that the entity does not have. */
export const fieldsOf = <E extends Entity>(_entity: E) =>
  Field as (props: FieldProps & { name: keyof E['fields'] & string }) => ReactNode
