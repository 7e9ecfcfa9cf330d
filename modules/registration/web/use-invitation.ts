import { useCallback, useEffect, useState } from 'react'
import type { OutputOf } from '#kit/contract/define-endpoint.ts'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { registrationEndpoints } from '../contract/registration.endpoints.ts'

export type Invitation = OutputOf<typeof registrationEndpoints.readInvitation>

/** What the link's token invites to. */
export function useInvitation(token: string) {
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const open = useCallback(async () => {
    setProblem(null)
    try {
      setInvitation(await callApi(registrationEndpoints.readInvitation, { body: { token } }))
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
    }
  }, [token])
  useEffect(() => {
    if (token) void open()
  }, [token, open])
  return { invitation, problem, retry: () => void open() }
}
