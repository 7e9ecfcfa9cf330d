import { choice, choices, date, longText, text as textField } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { useText } from '#kit/web/text.ts'
import { hold, passableEffects } from '../contract/hold.ts'
import { holdStates } from '../contract/hold.status.ts'

const { kind, reason, liftBy, effects } = hold.fields
const fields = {
  kind,
  reason,
  liftBy,
  effects: choices(effects.choices as [string, ...string[]]),
  status: choice(holdStates),
  effect: choice(passableEffects),
  startsOn: date(),
  endsOn: date(),
  message: longText(2000),
  note: longText(2000),
  application: textField(40),
}

/** What changes of a hold, with its words. */
export const describeChange =
  (text: ReturnType<typeof useText>): DescribeChange =>
  (name) => {
    const field = fields[name as keyof typeof fields]
    const label = name === 'application' ? 'applicationId' : name
    return field ? { name, label: text(`fields.${label}`), field } : null
  }
