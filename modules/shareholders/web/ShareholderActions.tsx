import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useGo } from '#kit/web/go.ts'
import { queries } from '#kit/web/queries.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { expectChange } from '#kit/web/record/ChangedElsewhere.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { mergesScreens } from '#modules/merges/contract/merges.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import type { ShareholderStep } from '../contract/shareholder.status.ts'
import {
  shareholdersEndpoints,
  type ShareholderRecord,
} from '../contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'

const steps = {
  archive: shareholdersEndpoints.archiveShareholder,
  restore: shareholdersEndpoints.restoreShareholder,
} satisfies Record<ShareholderStep, unknown>

/** What one can do with a shareholder now. */
export function ShareholderActions({ shareholder }: { shareholder: ShareholderRecord }) {
  const text = useText()
  const go = useGo()
  const move = useMove(shareholder)
  const { can, id } = shareholder
  return (
    <>
      {(['archive', 'restore'] as const).map((step) => (
        <ActButton key={step} variant="default" can={can[step]} act={() => move(step)}>
          {text(`transitions.${step}`)}
        </ActButton>
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
    </>
  )
}

function useMove({ id, name, version, orderCount }: ShareholderRecord) {
  const text = useText()
  return async (step: ShareholderStep) => {
    const isSure = await confirmAct({
      title: text(`confirm.${step}.title`, { name, count: orderCount }),
      body: text(`confirm.${step}.body`),
      verb: text(`transitions.${step}`),
      danger: step === 'archive',
    })
    if (!isSure) return
    try {
      expectChange(await callApi(steps[step], { params: { id }, version }))
    } finally {
      void refreshTopics(queries, ['shareholders'])
    }
    toast.success(text('toast.saved'))
  }
}
