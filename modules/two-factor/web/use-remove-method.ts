import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { twoFactorEndpoints } from '../contract/two-factor.endpoints.ts'

/** Does something about the account's factors, says how it went, and shows what there is now. */
export function useSecurityAct() {
  const problemText = useProblemText()
  return async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act()
      toast.success(done)
      return true
    } catch (problem) {
      const isGivenUp = problem instanceof ApiProblem && problem.code === 'proofRequired'
      if (!isGivenUp) toast.error(problemText(problem), problem)
      return false
    } finally {
      void refreshTopics(queries, ['two-factor-auth', 'passkeys', 'sessions'])
    }
  }
}

/** Takes a factor away, after asking; the last one is told from the others. */
export function useRemoveMethod() {
  const text = useText('twoFactor')
  const act = useSecurityAct()
  return async (method: 'authApp' | 'sms') => {
    const name = text(`methods.${method}`)
    const { methods } = await callApi(twoFactorEndpoints.readTwoFactorStatus, {})
    const isLast = methods.length === 1
    const isSure = await confirmAct({
      title: text('confirm.removeTitle', { method: name }),
      body: text(isLast ? 'confirm.removeLastBody' : 'confirm.removeBody'),
      verb: text('confirm.removeVerb'),
      danger: true,
    })
    if (isSure)
      await act(
        () => callApi(twoFactorEndpoints.removeTwoFactor, { query: { method } }),
        text('toast.removed', { method: name }),
      )
  }
}
