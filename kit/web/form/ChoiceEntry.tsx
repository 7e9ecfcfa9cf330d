import { Checkbox, Group, Radio, Select } from '@mantine/core'
import { useChoiceWord } from '../choice-word.ts'
import { useLanguage } from '../language.ts'
import { useKitText } from '../text.ts'
import { inputProps, type FieldInput } from './field-input.tsx'
import classes from './form.module.css'
import { plainText } from './plain-text.ts'

const fewest = 5
const few = 3

function useWords({ name, field }: FieldInput) {
  const word = useChoiceWord()
  const language = useLanguage()
  return (field.choices ?? []).map((value) => ({
    value,
    label: field.choiceNames?.[value]?.[language] ?? word(name, value, field.words),
  }))
}

/** A few choices lie open, many fold. */
export function ChoiceEntry(input: FieldInput) {
  const text = useKitText()
  const data = useWords(input)
  if (data.length <= fewest) return <RadioRow input={input} data={data} />
  return (
    <Select
      {...inputProps(input)}
      data={data}
      value={(input.value as string) || null}
      placeholder={text('form.choose')}
      searchable={data.length > 12}
      clearable={!input.required}
      allowDeselect={false}
      onChange={(value) => input.onChange(value ?? '')}
    />
  )
}

function RadioRow(props: { input: FieldInput; data: { value: string; label: string }[] }) {
  const { input, data } = props
  const { id, ...rest } = inputProps(input)
  return (
    <div id={id} className={data.length > few ? classes.wide : undefined}>
      <Radio.Group {...rest} value={(input.value as string) || null} onChange={input.onChange}>
        <Group gap="lg" className={classes.options}>
          {data.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} disabled={input.disabled} />
          ))}
        </Group>
      </Radio.Group>
    </div>
  )
}

export function ChoicesEntry(input: FieldInput) {
  const data = useWords(input)
  const { id, ...rest } = inputProps(input)
  return (
    <div id={id} className={data.length > few ? classes.wide : undefined}>
      <Checkbox.Group {...rest} value={(input.value ?? []) as string[]} onChange={input.onChange}>
        <Group gap="lg" className={classes.options}>
          {data.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} disabled={input.disabled} />
          ))}
        </Group>
      </Checkbox.Group>
    </div>
  )
}

export function YesNoEntry(input: FieldInput) {
  const text = useKitText()
  const { id, ...rest } = inputProps(input)
  const value = plainText(input.value) || null
  return (
    <div id={id}>
      <Radio.Group {...rest} value={value} onChange={(next) => input.onChange(next === 'true')}>
        <Group gap="lg" className={classes.options}>
          <Radio value="true" label={text('states.yes')} disabled={input.disabled} />
          <Radio value="false" label={text('states.no')} disabled={input.disabled} />
        </Group>
      </Radio.Group>
    </div>
  )
}
