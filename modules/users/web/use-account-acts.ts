import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { queries } from '#kit/web/queries.ts'
import { expectChange } from '#kit/web/record/own-changes.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { usersEndpoints } from '../contract/users.endpoints.ts'

interface Named {
  id: string
  name: string
}

type Act = 'resend' | 'withdraw' | 'enable' | 'signOut' | 'renewPassword'

const endpoints = {
  resend: usersEndpoints.resendInvitation,
  withdraw: usersEndpoints.withdrawInvitation,
  enable: usersEndpoints.enableUser,
  signOut: usersEndpoints.signOutUser,
  renewPassword: usersEndpoints.renewPassword,
} satisfies Record<Act, Endpoint>

/** What each button does. */
export const verbs: Record<Act, string> = {
  resend: 'actions.resend',
  withdraw: 'actions.withdraw',
  enable: 'actions.enable',
  signOut: 'actions.signOut',
  renewPassword: 'actions.renewPassword',
}

const said: Record<Act, string> = {
  resend: 'toast.resent',
  withdraw: 'toast.withdrawn',
  enable: 'toast.enabled',
  signOut: 'toast.signedOut',
  renewPassword: 'toast.renewed',
}

/** What is done with one account at the press of a button, after a question where it matters. */
export function useAccountActs() {
  const text = useText('users')
  const words = useProblemText()
  const run = async (act: Act, { id, name }: Named) => {
    try {
      expectChange(await callApi(endpoints[act], { params: { id } }))
      toast.success(text(said[act], { name }))
    } catch (problem) {
      toast.error(words(problem), problem)
    } finally {
      void refreshTopics(queries, ['users'])
    }
  }
  const asking = (act: Exclude<Act, 'resend'>) => async (user: Named) => {
    const isSure = await confirmAct({
      title: text(`confirm.${act}.title`, { name: user.name }),
      body: text(`confirm.${act}.body`),
      verb: text(verbs[act]),
      danger: act === 'withdraw' || act === 'signOut',
    })
    if (isSure) await run(act, user)
  }
  return {
    resend: (user: Named) => run('resend', user),
    withdraw: asking('withdraw'),
    enable: asking('enable'),
    signOut: asking('signOut'),
    renewPassword: asking('renewPassword'),
  }
}
