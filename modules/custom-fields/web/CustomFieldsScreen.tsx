import { Button } from '@mantine/core'
import { IconForms, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import classes from '#kit/web/order/order.module.css'
import { OrderedList } from '#kit/web/order/OrderedList.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { customEntities, mostFields, type CustomEntity } from '../contract/custom-field.ts'
import {
  customFieldsEndpoints,
  type CustomFieldBearer,
  type CustomFieldRecord,
} from '../contract/custom-fields.endpoints.ts'
import { EntityChoice } from './EntityChoice.tsx'
import { FieldRow } from './FieldRow.tsx'
import { shownElsewhere } from './shown-elsewhere.ts'

export type Open =
  | { act: 'add'; entity: CustomEntity }
  | { act: 'edit' | 'delete' | 'retype' | 'replace' | 'lacking'; field: CustomFieldRecord }

const OpenDialog = lazy(() => import('./OpenDialog.tsx').then((m) => ({ default: m.OpenDialog })))

/** The fields that the organisation added, by kind of record, in the order of their forms. */
export function CustomFieldsScreen() {
  const text = useText()
  const mayConfigure = useMay('configure', 'Settings Custom Fields')
  const answer = useAnswer(customFieldsEndpoints.listCustomFields, {})
  const place = useChange(customFieldsEndpoints.placeCustomField, shownElsewhere)
  const [entity, choose] = useState<CustomEntity>(customEntities[0])
  const [open, setOpen] = useState<Open | null>(null)
  const fields = answer.data?.data.filter((each) => each.entity === entity) ?? []
  const isFull = fields.length >= mostFields
  const add = mayConfigure && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      disabled={isFull}
      onClick={() => setOpen({ act: 'add', entity })}
    >
      {text('actions.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={text('screens.settingsCustomFields')} actions={add} />
      <p className={classes.intro}>{text('intro', { most: mostFields })}</p>
      <EntityChoice value={entity} choose={choose} />
      <section className={`surface ${classes.panel}`} aria-label={text('order.label')}>
        {answer.error && !answer.data && (
          <ProblemState error={answer.error} retry={() => void answer.refetch()} />
        )}
        {!answer.data && !answer.error && <WaitingPart height={240} />}
        {answer.data && fields.length === 0 && (
          <EmptyState
            mark={<IconForms size={28} stroke={1.5} />}
            title={text(`empty.${entity}`)}
            body={text('emptyHint')}
          />
        )}
        {fields.length > 0 && (
          <OrderedList
            items={fields}
            mayMove={mayConfigure}
            place={(id, to) => place.mutateAsync({ params: { id }, body: { place: to } })}
            row={(field, placed) => (
              <FieldRow key={field.id} {...{ field, placed }} open={setOpen} />
            )}
          />
        )}
      </section>
      {open && (
        <Suspense>
          <OpenDialog
            open={open}
            bearers={answer.data?.bearers ?? noBearers}
            close={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}

const noBearers: readonly CustomFieldBearer[] = []
