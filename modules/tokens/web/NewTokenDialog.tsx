import { Button } from '@mantine/core'
import type * as z from 'zod/mini'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { today } from '#kit/web/calendar-days.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { queries } from '#kit/web/queries.ts'
import { useText } from '#kit/web/text.ts'
import { apiToken } from '../contract/token.ts'
import { tokensEndpoints } from '../contract/tokens.endpoints.ts'
import { ScopesEntry } from './ScopesEntry.tsx'
import classes from './tokens.module.css'

type Made = z.infer<(typeof tokensEndpoints)['makeToken']['output']>
type Tokens = z.infer<(typeof tokensEndpoints)['listTokens']['output']>
export type OfferedArea = Tokens['areas'][number]

interface Props {
  areas: readonly OfferedArea[]
  onMade: (made: Made) => void
  close: () => void
}

const Field = fieldsOf(apiToken)
const lives = [30, 90, 365] as const
const inDays = (days: number) =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

export function NewTokenDialog({ areas, onMade, close }: Props) {
  const text = useText()
  const form = useEntityForm<Made>({
    entity: apiToken,
    schema: apiToken.create,
    initial: { scopes: [], expiresOn: inDays(90) },
    save: (body) => callApi(tokensEndpoints.makeToken, { body }),
    onSaved: (made) => {
      void refreshTopics(queries, ['account'])
      onMade(made)
    },
  })
  return (
    <FormDialog
      title={text('actions.make')}
      intro={text('makeIntro')}
      verb={text('actions.make')}
      form={form}
      close={close}
      width={720}
    >
      <Wide>
        <Field name="name" />
      </Wide>
      <Field name="expiresOn" />
      <Lives />
      <Wide>
        <Field name="scopes">{(input) => <ScopesEntry input={input} areas={areas} />}</Field>
      </Wide>
    </FormDialog>
  )
}

/** The usual lives, at one press. */
function Lives() {
  const text = useText()
  const { set } = useFormAround()
  return (
    <div className={classes.lives} role="group" aria-label={text('fields.expiresOn')}>
      {lives.map((days) => (
        <Button key={days} variant="default" onClick={() => set('expiresOn', inDays(days))}>
          {text('lives', { days })}
        </Button>
      ))}
    </div>
  )
}
