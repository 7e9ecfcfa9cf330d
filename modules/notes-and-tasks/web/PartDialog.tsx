import type { ReactNode } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import type { EntityForm } from '#kit/web/form/use-entity-form.ts'
import { useKitText } from '#kit/web/text.ts'

/** A form in a dialog; closing it with something typed asks first. */
export function PartDialog(props: {
  title: string
  verb: string
  form: EntityForm
  close: () => void
  children: ReactNode
}) {
  const { form, close } = props
  const kit = useKitText()
  const leave = async () => {
    if (!form.isDirty) return close()
    const isSure = await confirmAct({
      title: kit('form.leaveTitle'),
      body: kit('form.leaveBody'),
      verb: kit('form.leave'),
      cancel: kit('form.stay'),
      danger: true,
    })
    if (isSure) close()
  }
  return (
    <Dialog width={650} title={props.title} close={() => void leave()}>
      <EntityFormBody form={form} verb={props.verb} cancel={() => void leave()}>
        {props.children}
      </EntityFormBody>
    </Dialog>
  )
}
