import { Button } from '@mantine/core'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { queries } from '#kit/web/queries.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { Row } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { tokensEndpoints, type Token } from '../contract/tokens.endpoints.ts'
import { useScopesWord } from './scope-words.ts'

const tones = { active: 'success', expired: 'neutral', revoked: 'neutral' } as const

export function TokenRow({ token }: { token: Token }) {
  const text = useText()
  const scopesWord = useScopesWord()
  const revoke = useRevoke(token)
  const { name, lastFour, state, scopes, expiresOn, lastUsedAt, lastUsedAddress } = token
  return (
    <Row
      what={
        <>
          <strong>
            {name} <span className="numbers">prg_…{lastFour}</span>
            <ToneBadge tone={tones[state]}>{text(`states.${state}`)}</ToneBadge>
          </strong>
          <span>{scopesWord(scopes)}</span>
          <span>
            {text('labelled', { label: text('fields.expiresOn') })}{' '}
            <DateText value={expiresOn} dateStyle="long" />
          </span>
          <span>
            {lastUsedAt ? (
              <>
                {text('labelled', { label: text('fields.lastUsedAt') })}{' '}
                <DateText value={lastUsedAt} /> <span className="numbers">{lastUsedAddress}</span>
              </>
            ) : (
              text('neverUsed')
            )}
          </span>
        </>
      }
    >
      {state === 'active' && (
        <Button
          variant="subtle"
          color="red"
          aria-label={text('actions.revokeNamed', { name })}
          onClick={() => void revoke()}
        >
          {text('actions.revoke')}
        </Button>
      )}
    </Row>
  )
}

function useRevoke({ id, name }: Token) {
  const text = useText()
  const problemText = useProblemText()
  return async () => {
    const isSure = await confirmAct({
      title: text('confirm.title', { name }),
      body: text('confirm.body'),
      verb: text('actions.revoke'),
      danger: true,
    })
    if (!isSure) return
    try {
      await callApi(tokensEndpoints.revokeToken, { params: { id } })
      toast.success(text('toast.revoked', { name }))
    } catch (problem) {
      toast.error(problemText(problem), problem)
    } finally {
      void refreshTopics(queries, ['account'])
    }
  }
}
