import { Button } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { Row } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { twoFactorEndpoints } from '../contract/two-factor.endpoints.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryCodesRow({ left }: { left: number }) {
  const text = useText('twoFactor')
  const problemText = useProblemText()
  const [codes, setCodes] = useState<string[] | null>(null)
  const renew = async () => {
    const isSure = await confirmAct({
      title: text('confirm.codesTitle'),
      body: text('confirm.codesBody'),
      verb: text('confirm.codesVerb'),
    })
    if (!isSure) return
    try {
      const { recoveryCodes } = await callApi(twoFactorEndpoints.renewRecoveryCodes, {})
      setCodes(recoveryCodes)
    } catch (problem) {
      const isGivenUp = problem instanceof ApiProblem && problem.code === 'proofRequired'
      if (!isGivenUp) toast.error(problemText(problem), problem)
    }
  }
  const close = () => {
    setCodes(null)
    void refreshTopics(queries, ['two-factor-auth'])
  }
  return (
    <Row
      what={
        <>
          <strong>{text('security.recoveryCodes')}</strong>
          <span>{text('security.codesLeft', { count: left })}</span>
        </>
      }
    >
      <Button variant="subtle" onClick={() => void renew()}>
        {text('security.renewCodes')}
      </Button>
      {codes && <RecoveryCodesDialog codes={codes} close={close} />}
    </Row>
  )
}
