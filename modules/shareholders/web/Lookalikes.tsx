import { Alert } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import {
  duplicatesEndpoints,
  type Lookalike,
} from '#modules/merges/contract/duplicates.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import classes from './shareholder.module.css'

const looked = [
  'kind',
  'firstName',
  'lastName',
  'companyName',
  'email',
  'phone',
  'phoneTwo',
  'country',
  'birthDate',
  'postCode',
  'depotNumber',
  'iban',
] as const

/** Warns while one types, and never refuses: two of a couple share much. */
export function Lookalikes() {
  const text = useText()
  const words = useText('merges')
  const found = useLookalikes()
  return (
    <Wide>
      <div aria-live="polite">
        {found.length > 0 && (
          <Alert color="yellow" icon={<IconUsers aria-hidden />}>
            <strong>{text('lookalikes.title', { count: found.length })}</strong>
            <ul className={classes.merged}>
              {found.map(({ id, name, number, reasons }) => (
                <li key={id}>
                  <ScreenLink screen={shareholdersScreens.shareholder} params={{ id }}>
                    {text('lookalikes.open', { name, number })}
                  </ScreenLink>{' '}
                  ({reasons.map((reason) => words(`likeness.${reason}`)).join(', ')})
                </li>
              ))}
            </ul>
            {text('lookalikes.hint')}
          </Alert>
        )}
      </div>
    </Wide>
  )
}

/** Asked a moment after the last change; of a record only once something of it is changed. */
function useLookalikes(): readonly Lookalike[] {
  const form = useFormAround()
  const typed = form.body()
  const exceptId = form.initial['id'] as string | undefined
  const isAsked = looked.some((name) => form.isFieldDirty(name))
  const body = Object.fromEntries(looked.map((name) => [name, typed[name] ?? null]))
  const asked = JSON.stringify({ ...body, ...(exceptId && { exceptId }) })
  const [answer, setAnswer] = useState<readonly Lookalike[]>([])
  useEffect(() => {
    if (!isAsked) return undefined
    const abort = new AbortController()
    const ask = async () => {
      const { data } = await callApi(duplicatesEndpoints.findLookalikes, {
        body: JSON.parse(asked) as never,
        signal: abort.signal,
      })
      setAnswer(data)
    }
    // Whoever cannot be asked warns of nothing; the list of duplicates knows later.
    const timer = setTimeout(() => void ask().catch(() => undefined), 500)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [asked, isAsked])
  return isAsked ? answer : []
}
