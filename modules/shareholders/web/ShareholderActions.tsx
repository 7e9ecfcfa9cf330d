import { useGo } from '#kit/web/go.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
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
  const acts: MoreAct[] = [
    {
      key: 'order',
      label: text('actions.order'),
      can: can['order'],
      act: () => go(ordersScreens.newOrder, { query: { shareholder: id } }),
    },
    {
      key: 'edit',
      label: text('actions.edit'),
      can: can['edit'],
      act: () => go(shareholdersScreens.editShareholder, { params: { id } }),
    },
    {
      key: 'merge',
      label: text('actions.merge'),
      can: can['merge'],
      act: () => go(mergesScreens.mergeShareholders, { query: { keep: id } }),
      isRare: true,
    },
    ...(['restore', 'archive'] as const).map((key): MoreAct => ({
      key,
      label: text(`transitions.${key}`),
      can: can[key],
      act: () => steps.take(key),
      isRare: key === 'archive',
      danger: key === 'archive',
    })),
  ]
  return (
    <>
      <RecordActs acts={acts} />
      {steps.dialog}
    </>
  )
}
