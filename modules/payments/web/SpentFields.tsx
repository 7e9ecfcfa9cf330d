import { today } from '#kit/web/calendar-days.ts'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { Payee } from '../contract/payment.ts'
import { PayStubs } from './PayStubs.tsx'
import { typedSupplementClaim } from './supplement-claim-form.ts'

const Field = fieldsOf(typedSupplementClaim)

interface SpentProps {
  /** What can be claimed of the supplement. */
  of: { fromOn: string; lastDay: string; approved: string; left: string }
  payee: Payee
}

/** What was spent of a supplement, for which days, and its receipts. */
export function SpentFields({ of: { fromOn, lastDay, approved, left }, payee }: SpentProps) {
  const text = useText()
  const isEntering = usePerson()?.type === 'staff' && payee === 'participant'
  const intro = text(isEntering ? 'supplementClaim.entering' : 'supplementClaim.intro')
  const spoken = useSpoken()
  const money = { left: spoken.money(left), approved: spoken.money(approved) }
  // What is not spent yet is not claimed yet.
  const reached = today() >= fromOn && today() < lastDay ? today() : lastDay
  const days = { from: spoken.date(fromOn), to: spoken.date(reached) }
  return (
    <FormSection title={text('choices.source.supplement')} intro={intro}>
      <Wide>
        <Field name="spentOn" />
      </Wide>
      <Field name="periodFrom" />
      <Field name="periodTo" />
      <Wide>
        <p className="quiet">{text('supplementClaim.days', days)}</p>
      </Wide>
      <Field name="claimedAmount" />
      <Wide>
        <p className="quiet">{text('supplementClaim.left', money)}</p>
      </Wide>
      <Wide>
        <Field name="files" label={text('fields.receipts')}>
          {(input) => <PayStubs input={input} add={text('claim.addReceipt')} />}
        </Field>
      </Wide>
    </FormSection>
  )
}
