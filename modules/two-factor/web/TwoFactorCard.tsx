import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { Row, Rows } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import { twoFactorEndpoints } from '../contract/two-factor.endpoints.ts'
import { RecoveryCodesRow } from './RecoveryCodesRow.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { SetUpTwoFactor } from './SetUpTwoFactor.tsx'
import { useMomentWord } from './words-of-account.ts'
import { useRemoveMethod } from './use-remove-method.ts'

/** The second step of signing in: whether there is one, which, and what can be done about it. */
export function TwoFactorCard() {
  const text = useText('twoFactor')
  const [isSettingUp, setSettingUp] = useState(false)
  const status = useAnswer(twoFactorEndpoints.readTwoFactorStatus, {})
  const { data } = status
  const isOn = data?.enabled ?? false
  return (
    <SecurityCard
      title={text('security.twoFactor')}
      body={text(isOn ? 'security.onBody' : 'security.offBody')}
      mark={
        data && (
          <ToneBadge tone={isOn ? 'success' : 'neutral'}>
            {text(isOn ? 'security.on' : 'security.off')}
          </ToneBadge>
        )
      }
      actions={
        data && (
          <Button variant={isOn ? 'default' : 'filled'} onClick={() => setSettingUp(true)}>
            {text(isOn ? 'security.addMethod' : 'security.enable')}
          </Button>
        )
      }
    >
      {status.error && <ProblemState error={status.error} retry={() => void status.refetch()} />}
      {isOn && <Methods />}
      {isSettingUp && data && (
        <SetUpTwoFactor enabled={data.methods} close={() => setSettingUp(false)} />
      )}
    </SecurityCard>
  )
}

function Methods() {
  const text = useText('twoFactor')
  const moment = useMomentWord()
  const remove = useRemoveMethod()
  const { data } = useAnswer(twoFactorEndpoints.readTwoFactorMethods, {})
  if (!data) return null
  return (
    <Rows>
      {data.data.map(({ method, addedAt, lastUsedAt, phone }) => {
        const name = text(`methods.${method}`)
        return (
          <Row
            key={method}
            what={
              <>
                <strong>
                  {name} {phone && <span className="numbers">{phone}</span>}
                </strong>
                <span>
                  {text('security.added', { date: moment(addedAt) })},{' '}
                  {lastUsedAt
                    ? text('security.lastUsed', { date: moment(lastUsedAt) })
                    : text('security.neverUsed')}
                </span>
              </>
            }
          >
            <Button
              variant="subtle"
              color="red"
              aria-label={text('security.removeMethod', { method: name })}
              onClick={() => void remove(method)}
            >
              {text('security.remove')}
            </Button>
          </Row>
        )
      })}
      <RecoveryCodesRow left={data.recoveryCodesLeft} />
    </Rows>
  )
}
