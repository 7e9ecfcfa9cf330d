import { Button } from '@mantine/core'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics, useAnswer } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { tokensEndpoints } from '../../contract/tokens.endpoints.ts'

/** How many API tokens of a user work, for whoever may take them away. */
export function UserTokens({ id, name }: { id: string; name: string }) {
  const text = useText('tokens')
  const problemText = useProblemText()
  const { data } = useAnswer(tokensEndpoints.listTokensOf, { params: { id } })
  const count = data?.data.filter(({ state }) => state === 'active').length ?? 0
  const revoke = async () => {
    const isSure = await confirmAct({
      title: text('ofUser.title', { name }),
      body: text('confirm.body'),
      verb: text('ofUser.revoke'),
      danger: true,
    })
    if (!isSure) return
    try {
      await callApi(tokensEndpoints.revokeTokensOf, { params: { id } })
      toast.success(text('ofUser.revoked', { name }))
    } catch (problem) {
      toast.error(problemText(problem), problem)
    } finally {
      void refreshTopics(queries, ['users'])
    }
  }
  return (
    <>
      {text('ofUser.count', { count })}
      {count > 0 && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={() => void revoke()}>
          {text('ofUser.revoke')}
        </Button>
      )}
    </>
  )
}
