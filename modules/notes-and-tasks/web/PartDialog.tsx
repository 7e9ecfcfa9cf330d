import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useFocusReturn } from '#kit/web/dialog/focus-return.ts'
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
  const isNarrow = useMediaQuery('(width < 37.5em)') ?? false
  useFocusReturn()
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
    <Modal
      opened
      size={650}
      fullScreen={isNarrow}
      title={props.title}
      returnFocus={false}
      closeOnClickOutside={false}
      onClose={() => void leave()}
    >
      <EntityFormBody form={form} verb={props.verb} cancel={() => void leave()}>
        {props.children}
      </EntityFormBody>
    </Modal>
  )
}
