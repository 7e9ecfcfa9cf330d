import { useEffect, useState } from 'react'
import { useDebouncedValue } from '@mantine/hooks'
import { Notice } from '#modules/forms/web/pieces/fields/Notice.tsx'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useWords } from '../words/use-words.ts'
import { openApplicationOf } from './person-check.ts'

const whileTyping = 900

/** Says early that the person already has an open application in this program. */
export function PersonNotice() {
  const form = useStepForm()
  const words = useWords()
  const [typed] = useDebouncedValue(form.typed, whileTyping)
  const [reference, setReference] = useState<string | null>(null)
  const { token } = form
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const found = await openApplicationOf({ token, typed })
      if (isCurrent) setReference(found)
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [token, typed])
  return (
    <Notice id="open-application" tone="warning">
      {reference && words('notices.openApplication', { reference })}
    </Notice>
  )
}
