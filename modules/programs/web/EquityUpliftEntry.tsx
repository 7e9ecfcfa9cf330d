import { Fieldset, Text, TextInput } from '@mantine/core'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import { numberInput } from './number-input.ts'
import classes from './StepRows.module.css'

interface Uplift {
  percent: string
  weeklyCap: string
}

const parts = ['percent', 'weeklyCap'] as const

/** Points of percent and dollars a week on top of each step; both left empty, there is no uplift. */
export function EquityUpliftEntry(input: FieldInput) {
  const text = useText()
  const language = useLanguage()
  const uplift = (input.value ?? { percent: '', weeklyCap: '' }) as Uplift
  const set = (part: Partial<Uplift>) => {
    const next = { ...uplift, ...part }
    input.onChange(next.percent === '' && next.weeklyCap === '' ? null : next)
  }
  return (
    <Fieldset legend={input.label} id={input.id} tabIndex={-1}>
      <Text size="sm" c="dimmed" mb="xs">
        {input.description}
      </Text>
      <div className={classes.row}>
        {parts.map((name) => (
          <TextInput
            key={name}
            id={`${input.id}-${name}`}
            label={text(`uplift.${name}`)}
            error={input.errorAt(name)}
            inputMode="decimal"
            {...numberInput(uplift[name], language, (typed) => set({ [name]: String(typed) }))}
          />
        ))}
      </div>
    </Fieldset>
  )
}
