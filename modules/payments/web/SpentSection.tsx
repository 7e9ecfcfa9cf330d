import { useMay } from '#kit/web/Can.tsx'
import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { supplementsScreens } from '#modules/supplements/contract/supplements.screens.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'

/** What was spent of a supplement, and why not all of it is given. */
export function SpentSection({
  supplement,
}: {
  supplement: NonNullable<PaymentRecord['supplement']>
}) {
  const text = useText()
  const ofSupplements = useText('supplements')
  const seesSupplement = useMay('view', 'Supplements')
  const { id, reference, type, spentOn, reductionReason } = supplement
  const shown = <span className="numbers">{reference}</span>
  return (
    <RecordSection title={text('choices.source.supplement')}>
      <Facts>
        <Fact name="spentOn">{spentOn}</Fact>
        <Fact name="supplement" label={text('facts.supplement')}>
          {ofSupplements(`choices.type.${type}`)} ·{' '}
          {seesSupplement ? (
            <ScreenLink screen={supplementsScreens.supplement} params={{ id }}>
              {shown}
            </ScreenLink>
          ) : (
            shown
          )}
        </Fact>
        {reductionReason && <Fact name="reductionReason">{reductionReason}</Fact>}
      </Facts>
    </RecordSection>
  )
}
