import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import type { Question } from '../../contract/definition.ts'
import classes from './add-question.module.css'
import { useEditor } from './editor-context.ts'
import { useBringingBack } from './use-bringing-back.ts'

/** What was asked once: each can be asked again, under its key and where it was. */
export function RetiredQuestions() {
  const text = useText()
  const { form, mayEdit } = useEditor()
  const [isOpen, setOpen] = useState(false)
  if (!mayEdit || form.retired.length === 0) return null
  return (
    <div>
      <Button size="compact-sm" variant="subtle" onClick={() => setOpen(true)}>
        {text('retired.open', { count: form.retired.length })}
      </Button>
      {isOpen && <Retired close={() => setOpen(false)} />}
    </div>
  )
}

function Retired({ close }: { close: () => void }) {
  const text = useText()
  const bilingual = useBilingual()
  const { form } = useEditor()
  const bringBack = useBringingBack()
  const choose = async (question: Question) => {
    await bringBack(question)
    close()
  }
  return (
    <Dialog close={close} title={text('add.retired')}>
      <p className="quiet">{text('retired.help')}</p>
      <ul className={classes.choices}>
        {form.retired.map(({ question }) => (
          <li key={question.id}>
            <Button variant="default" size="sm" fullWidth onClick={() => void choose(question)}>
              {bilingual(question.label) || text('untitled')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
