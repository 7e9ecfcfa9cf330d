import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { Field } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm, type EntityFormInput } from '#kit/web/form/use-entity-form.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import type { Difference } from '../../../contract/differences.endpoints.ts'
import classes from './settle.module.css'

interface SettleDialogProps {
  /** What the two sides were asked. */
  about: string
  /** What each side answered. */
  sides: ReactNode
  of: Pick<Difference, 'version'>
  /** What somebody else found out meanwhile. */
  settled: Difference['settled']
  settlement: Pick<EntityFormInput<Difference>, 'entity' | 'schema'>
  save: (body: never, version: number) => Promise<Difference>
  onSaved: () => void
  close: () => void
}

/** Somebody found out how it is, and says so; the answers stay as they were given. */
export function SettleDialog(props: SettleDialogProps) {
  const { about, sides, of, settled, settlement, save, onSaved, close } = props
  const text = useText('forms')
  const form = useEntityForm<Difference>({
    ...settlement,
    initial: { version: of.version },
    save: (body, sending) => save(body, sending.version ?? of.version),
    onSaved,
  })
  const title = text('differing.settleOf', { about })
  const typed = ((form.values['note'] ?? '') as string).trim()
  if (settled && !form.isSaving) return <SettledMeanwhile {...{ title, settled, typed, close }} />
  return (
    <FormDialog
      title={title}
      intro={text('differing.settleHelp')}
      verb={text('differing.settle')}
      form={form}
      close={close}
    >
      <Wide>{sides}</Wide>
      <Wide>
        <Field name="note" />
      </Wide>
    </FormDialog>
  )
}

/** Somebody else was faster: what they found out, and what was typed here. */
function SettledMeanwhile(props: {
  title: string
  settled: NonNullable<Difference['settled']>
  typed: string
  close: () => void
}) {
  const { title, settled, typed, close } = props
  const text = useText('forms')
  const kit = useKitText()
  return (
    <Dialog title={title} close={close}>
      <div role="alert" className={classes.meanwhile}>
        <p>{text('differing.settledMeanwhile', { name: settled.by })}</p>
        <blockquote className={classes.said}>{settled.note}</blockquote>
        {typed && (
          <>
            <p>{text('differing.notKept')}</p>
            <blockquote className={classes.said}>{typed}</blockquote>
          </>
        )}
      </div>
      <Button variant="default" onClick={close}>
        {kit('actions.close')}
      </Button>
    </Dialog>
  )
}
