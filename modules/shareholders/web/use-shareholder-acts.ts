import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useText } from '#kit/web/text.ts'
import { mergesScreens } from '#modules/merges/contract/merges.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import { useShareholderSteps } from './use-shareholder-steps.ts'

/** What a shareholder offers, in the menu of its row and on its screen. */
export function useShareholderActs(shareholder: ShareholderRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const { take, dialog } = useShareholderSteps(shareholder)
  const { can, id } = shareholder
  const params = { id }
  const acts: MoreAct[] = [
    {
      key: 'open',
      label: text('actions.open'),
      can: true,
      act: () => go(shareholdersScreens.shareholder, { params }),
    },
    {
      key: 'order',
      label: text('actions.order'),
      can: can['order'],
      act: () => go(ordersScreens.newOrder, { query: { shareholder: id } }),
    },
    {
      key: 'transfer',
      label: text('actions.transfer'),
      can: can['order'],
      act: () => go(ordersScreens.newTransfer, { query: { from: id } }),
      isRare: true,
    },
    {
      key: 'edit',
      label: text('actions.edit'),
      can: can['edit'],
      act: () => go(shareholdersScreens.editShareholder, { params }),
    },
    {
      key: 'merge',
      label: text('actions.merge'),
      can: can['merge'],
      act: () => go(mergesScreens.mergeShareholders, { query: { keep: id } }),
      isRare: true,
    },
    ...['restore', 'archive'].map((key): MoreAct => ({
      key,
      label: text(`transitions.${key}`),
      can: can[key],
      act: () => take(key),
      isRare: key === 'archive',
      danger: key === 'archive',
    })),
  ]
  return { acts, dialog }
}
