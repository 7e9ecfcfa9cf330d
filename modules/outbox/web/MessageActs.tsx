import { lazy, Suspense, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useGo } from '#kit/web/go.ts'
import { queries } from '#kit/web/queries.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import type { MessageRecord } from '../contract/message.ts'
import { outboxEndpoints } from '../contract/outbox.endpoints.ts'
import { outboxScreens } from '../contract/outbox.screens.ts'

const StopDialog = lazy(() => import('./StopDialog.tsx').then((m) => ({ default: m.StopDialog })))

/** What can be done with a message now; what cannot says why. */
export function MessageActs({ message }: { message: MessageRecord }) {
  const text = useText()
  const { tryAgain, sendAgain } = useMessageActs(message)
  const [isStopping, setStopping] = useState(false)
  const { can } = message
  const acts: MoreAct[] = [
    {
      key: 'tryAgain',
      label: text('actions.tryAgain'),
      can: can['tryAgain'],
      act: () => tryAgain(),
    },
    {
      key: 'stop',
      label: text('actions.stop'),
      can: can['stop'],
      act: () => setStopping(true),
      isAside: true,
      danger: true,
    },
    {
      key: 'sendAgain',
      label: text('actions.sendAgain'),
      can: can['sendAgain'],
      act: () => sendAgain(),
      isAside: true,
    },
  ]
  return (
    <>
      <RecordActs acts={acts} />
      <Suspense>
        {isStopping && <StopDialog message={message} close={() => setStopping(false)} />}
      </Suspense>
    </>
  )
}

function useMessageActs({ id, recipient }: MessageRecord) {
  const text = useText()
  const words = useProblemText()
  const go = useGo()
  const run = async (key: 'tryAgain' | 'sendAgain') => {
    const endpoints = {
      tryAgain: outboxEndpoints.tryMessageAgain,
      sendAgain: outboxEndpoints.sendMessageAgain,
    }
    try {
      const after = await callApi(endpoints[key], { params: { id } })
      toast.success(text(`toast.${key}`))
      if (after.id !== id) void go(outboxScreens.message, { params: { id: after.id } })
    } catch (problem) {
      toast.error(words(problem), problem)
    } finally {
      void refreshTopics(queries, ['outbox'])
    }
  }
  return {
    tryAgain: () => run('tryAgain'),
    async sendAgain() {
      const isSure = await confirmAct({
        title: text('sendAgain.title'),
        body: text('sendAgain.body', { recipient }),
        verb: text('sendAgain.verb'),
      })
      if (isSure) await run('sendAgain')
    },
  }
}
