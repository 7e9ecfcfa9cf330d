import { TextInput } from '@mantine/core'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import type { RateStep } from '../contract/program.ts'
import { numberInput } from './number-input.ts'
import { StepRows } from './StepRows.tsx'

/** The steps of the wage subsidy; a new step begins where the last one ends. */
export function RateScheduleEntry(input: FieldInput) {
  const text = useText()
  const language = useLanguage()
  const steps = (input.value ?? []) as RateStep[]
  const last = steps.at(-1)
  const blank = (): RateStep => ({
    fromWeek: last ? last.toWeek + 1 : 1,
    toWeek: last ? last.toWeek + 8 : 8,
    percent: '50',
    weeklyCap: '500.00',
  })
  return (
    <StepRows
      input={input}
      rows={steps}
      blank={blank}
      words={{ add: 'actions.addStep', remove: 'actions.removeStep' }}
    >
      {(step, set, at) =>
        (['fromWeek', 'toWeek', 'percent', 'weeklyCap'] as const).map((name) => (
          <TextInput
            key={name}
            id={`${input.id}-${at}-${name}`}
            label={text(`fields.${name}`)}
            error={input.errorAt(`${at}.${name}`)}
            {...numberInput(step[name], language, (typed) => set({ [name]: typed }))}
            inputMode={name === 'fromWeek' || name === 'toWeek' ? 'numeric' : 'decimal'}
          />
        ))
      }
    </StepRows>
  )
}
