import { NativeSelect, TextInput } from '@mantine/core'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import { paymentTriggers } from '../contract/program.ts'
import { numberInput } from './number-input.ts'
import { StepRows } from './StepRows.tsx'

interface PaymentStep {
  trigger: string
  percent: string
}

/** When which share of the subsidy is paid. */
export function PaymentPlanEntry(input: FieldInput) {
  const text = useText()
  const language = useLanguage()
  const steps = (input.value ?? []) as PaymentStep[]
  const triggers = paymentTriggers.map((value) => ({
    value,
    label: text(`choices.trigger.${value}`),
  }))
  return (
    <StepRows
      input={input}
      rows={steps}
      blank={() => ({ trigger: 'end', percent: '0' })}
      words={{ add: 'actions.addPayment', remove: 'actions.removePayment' }}
    >
      {(step, set, at) => [
        <NativeSelect
          key="trigger"
          label={text('fields.trigger')}
          data={triggers}
          value={step.trigger}
          onChange={(event) => set({ trigger: event.currentTarget.value })}
        />,
        <TextInput
          key="percent"
          label={text('fields.percent')}
          error={input.errorAt(`${at}.percent`)}
          {...numberInput(step.percent, language, (typed) => set({ percent: String(typed) }))}
          inputMode="decimal"
        />,
      ]}
    </StepRows>
  )
}
