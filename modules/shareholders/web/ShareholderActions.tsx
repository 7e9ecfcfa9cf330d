import { useGo } from '#kit/web/go.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { StepButton } from '#kit/web/step/StepButton.tsx'
import { useText } from '#kit/web/text.ts'
import { mergesScreens } from '#modules/merges/contract/merges.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import { useShareholderSteps } from './use-shareholder-steps.ts'

/** What one can do with a shareholder now. */
export function ShareholderActions({ shareholder }: { shareholder: ShareholderRecord }) {
  const text = useText()
  const go = useGo()
  const { can, id } = shareholder
  const steps = useShareholderSteps(shareholder)
  return (
    <>
      {(['archive', 'restore'] as const).map((step) => (
        <StepButton key={step} variant="default" steps={steps} step={step} />
      ))}
      <ActButton
        variant="default"
        can={can['merge']}
        act={() => void go(mergesScreens.mergeShareholders, { query: { keep: id } })}
      >
        {text('actions.merge')}
      </ActButton>
      <ActButton
        variant="default"
        can={can['edit']}
        act={() => void go(shareholdersScreens.editShareholder, { params: { id } })}
      >
        {text('actions.edit')}
      </ActButton>
      <ActButton
        can={can['order']}
        act={() => void go(ordersScreens.newOrder, { query: { shareholder: id } })}
      >
        {text('actions.order')}
      </ActButton>
      {steps.dialog}
    </>
  )
}
