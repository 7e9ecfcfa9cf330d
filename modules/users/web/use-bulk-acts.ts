import { useRef, useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { callApi } from '#kit/web/api-call.ts'
import { useChange, type Page } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import type { Selected } from '#kit/web/list/selection.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { usersEndpoints, type UserRow } from '../contract/users.endpoints.ts'

const most = 100

/** What is done with several users of a list; the selection stays until it is done. */
export function useBulkActs(list: Endpoint) {
  const text = useText()
  const words = useProblemText()
  const again = useChange(usersEndpoints.resendInvitations)
  const [disabling, setDisabling] = useState<string[] | null>(null)
  const settled = useRef<((isDone: boolean) => void) | null>(null)

  const chosen = async (selected: Selected): Promise<string[] | null> => {
    if (selected.count > most) {
      toast.error(text('results.tooMany', { most }))
      return null
    }
    return selected.all ? idsOf(list, selected.parameters) : selected.ids
  }

  const resend = async (selected: Selected) => {
    const ids = await chosen(selected)
    if (!ids) return false
    const count = ids.length
    const isSure = await confirmAct({
      title: text('confirm.resendMany.title', { count }),
      body: text('confirm.resendMany.body'),
      verb: text('actions.resend'),
    })
    if (!isSure) return false
    try {
      const { results } = await again.mutateAsync({ body: { ids } })
      const done = results.filter(({ problem }) => problem === null).length
      toast.success(text('results.title', { done, total: count }))
      return true
    } catch (problem) {
      toast.error(words(problem), problem)
      return false
    }
  }

  const disable = async (selected: Selected): Promise<boolean> => {
    const ids = await chosen(selected)
    if (!ids) return false
    setDisabling(ids)
    return new Promise((resolve) => {
      settled.current = resolve
    })
  }

  const settle = (isDone: boolean) => {
    settled.current?.(isDone)
    settled.current = null
    setDisabling(null)
  }

  return { resend, disable, disabling, settle }
}

async function idsOf(list: Endpoint, parameters: Record<string, string>): Promise<string[]> {
  const query = { ...parameters, perPage: String(most) }
  const { data } = (await callApi(list, { query })) as unknown as Page<UserRow>
  return data.map(({ id }) => id)
}
