import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { readStored, writeStored } from '#kit/web/browser-storage.ts'
import { usePerson } from '#kit/web/session.ts'
import { dismissalKey } from '../contract/methods.ts'
import { twoFactorEndpoints } from '../contract/two-factor.endpoints.ts'

/** Whether the person is to be asked now. A status that cannot be read counts as not enabled. */
export function useEnforcement() {
  const person = usePerson()
  const [isDismissed, setDismissed] = useState(() => readStored(dismissalKey) === 'true')
  const isAsked = person?.type === 'staff' && !isDismissed
  const { data } = useAnswer(twoFactorEndpoints.readTwoFactorStatus, {}, { enabled: isAsked })
  const remindLater = () => {
    writeStored(dismissalKey, 'true')
    setDismissed(true)
  }
  return { isShown: isAsked && data?.enforced === true && !data.enabled, remindLater }
}
