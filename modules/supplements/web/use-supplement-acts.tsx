import { lazy, Suspense, useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import type { StepsInput } from '#kit/web/step/step-input.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import { supplementStatus } from '../contract/supplement.status.ts'
import { supplementsEndpoints, type SupplementRecord } from '../contract/supplements.endpoints.ts'

const ApprovePanel = lazy(() =>
  import('./ApprovePanel.tsx').then((m) => ({ default: m.ApprovePanel })),
)

const rare: readonly string[] = ['withdraw', 'cancel', 'close']

/** What can be done with a supplement, the way forward first. */
export function useSupplementActs(record: SupplementRecord): RecordActs {
  const text = useText()
  const input = useStepsInput(record)
  const [isApproving, setApproving] = useState(false)
  const { take, dialog } = useSteps(record, input)
  const { can } = record
  const approve: MoreAct = {
    key: 'approve',
    label: text('transitions.approve'),
    can: can['approve'],
    act: () => setApproving(true),
  }
  const stepped = (['decline', 'withdraw', 'reopen', 'close', 'cancel'] as const).map(
    (key): MoreAct => ({
      key,
      label: text(`transitions.${key}`),
      can: can[key],
      act: () => take(key),
      ...(rare.includes(key) && { danger: true, isRare: true }),
    }),
  )
  const edit = useEdit(record)
  const claim = useClaim(record)
  return {
    acts: [claim, approve, edit, ...stepped].filter((act) => act.can !== undefined),
    dialog: (
      <>
        {dialog}
        {isApproving && (
          <Suspense>
            <ApprovePanel record={record} input={input} close={() => setApproving(false)} />
          </Suspense>
        )}
      </>
    ),
  }
}

/** What was spent of it is claimed with receipts: by its employer, or for its participant. */
function useClaim({ id, mayClaim }: SupplementRecord): MoreAct {
  const text = useText()
  const go = useGo()
  return {
    key: 'claim',
    label: text('transitions.claim'),
    can: mayClaim || undefined,
    act: () => void go(paymentsScreens.newSupplementClaim, { params: { id } }),
  }
}

/** Over the record of its participant, among their other supplements. */
function useEdit({ id, participantId, mayEdit }: SupplementRecord): MoreAct {
  const text = useText()
  const go = useGo()
  return {
    key: 'edit',
    label: text('transitions.edit'),
    can: (mayEdit && participantId !== null) || undefined,
    act: () =>
      void go(participantsScreens.editSupplement, {
        query: { id: participantId ?? '', supplement: id },
      }),
  }
}

/** What is read anew once a supplement is decided: its money counts with that of wages. */
const topics = ['supplements', 'applications', 'participants', 'programs']

/** How the steps of a supplement are taken, and what is said then. */
function useStepsInput({ reference }: SupplementRecord): StepsInput<SupplementRecord> {
  const text = useText()
  return {
    machines: [supplementStatus],
    endpoints: supplementsEndpoints,
    topics,
    values: { reference },
    needs: (name, { declineReason }) => name === 'declineNote' && declineReason === 'other',
    taken: (_, step) => toast.success(text(`toast.${step}`)),
  }
}
