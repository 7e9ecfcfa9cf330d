import { ActionIcon, Button, TextInput } from '@mantine/core'
import {
  IconArchive,
  IconArrowDown,
  IconArrowUp,
  IconPlus,
  IconRestore,
  IconX,
} from '@tabler/icons-react'
import { FieldLabel } from '#kit/web/form/FieldLabel.tsx'
import { inputId } from '#kit/web/form/form-context.ts'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { mostOptions, type OptionsGiven } from '../contract/custom-field.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'
import classes from './options.module.css'

type Option = OptionsGiven[number]

interface Props {
  input: FieldInput
  /** As they are stored: one that records have is archived, not left out. */
  used: CustomFieldRecord['options']
}

/** The choices of a field in both languages, in the order in which they are offered. */
export function OptionsEntry({ input, used }: Props) {
  const text = useText()
  const options = (input.value ?? []) as Option[]
  const set = (at: number, part: Partial<Option>) =>
    input.onChange(options.map((each, place) => (place === at ? { ...each, ...part } : each)))
  const move = (at: number, to: number) =>
    input.onChange(options.toSpliced(at, 1).toSpliced(to, 0, options[at]!))
  const add = () => input.onChange([...options, { name: { en: '', fr: '' }, isArchived: false }])
  return (
    <fieldset className={classes.options} id={input.id}>
      <legend>
        <FieldLabel label={input.label} isRequired />
      </legend>
      {input.error && (
        <p className={classes.error} role="alert">
          {input.error}
        </p>
      )}
      <ol>
        {options.map((option, at) => (
          <OptionRow
            // Two that are new are told apart by their place.
            key={option.id ?? at}
            {...{ option, at, input, set, move }}
            count={options.length}
            isUsed={used.some(({ id, uses }) => id === option.id && uses > 0)}
            leaveOut={() => input.onChange(options.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={options.length >= mostOptions}
        onClick={add}
      >
        {text('actions.addOption')}
      </Button>
    </fieldset>
  )
}

interface RowProps {
  option: Option
  at: number
  count: number
  input: FieldInput
  isUsed: boolean
  set: (at: number, part: Partial<Option>) => void
  move: (at: number, to: number) => void
  leaveOut: () => void
}

function OptionRow(props: RowProps) {
  const { option, at, input, set } = props
  const text = useText()
  const kit = useKitText()
  const names = { en: kit('form.english'), fr: kit('form.french') }
  return (
    <li data-archived={option.isArchived || undefined}>
      {(['en', 'fr'] as const).map((language) => (
        <TextInput
          key={language}
          id={inputId(`${input.name}.${at}.name.${language}`)}
          lang={language}
          className={classes.name}
          aria-label={text('options.name', { place: at + 1, language: names[language] })}
          placeholder={names[language]}
          maxLength={80}
          value={option.name[language]}
          error={input.errorAt(`${at}.name.${language}`)}
          onChange={(event) =>
            set(at, { name: { ...option.name, [language]: event.currentTarget.value } })
          }
        />
      ))}
      <OptionActs {...props} />
    </li>
  )
}

function OptionActs({ option, at, count, isUsed, set, move, leaveOut }: RowProps) {
  const text = useText()
  const name = option.name.en || String(at + 1)
  const { isArchived } = option
  const act = (key: string, Icon: typeof IconX, does: { run: () => void; not?: boolean }) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={text(`options.${key}`, { name })}
      title={text(`options.${key}`, { name })}
      disabled={does.not ?? false}
      onClick={does.run}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <span className={classes.acts}>
      {act('up', IconArrowUp, { run: () => move(at, at - 1), not: at === 0 })}
      {act('down', IconArrowDown, { run: () => move(at, at + 1), not: at === count - 1 })}
      {option.id !== undefined &&
        act(isArchived ? 'restore' : 'archive', isArchived ? IconRestore : IconArchive, {
          run: () => set(at, { isArchived: !isArchived }),
        })}
      {!isUsed && act('leaveOut', IconX, { run: leaveOut })}
    </span>
  )
}
