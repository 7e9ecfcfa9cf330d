import { Button } from '@mantine/core'
import { IconPlus, type Icon } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import type { ParentKey } from './parent-key.ts'
import { PartList } from './PartList.tsx'
import classes from './parts.module.css'
import { useParts } from './use-parts.ts'

interface PartsTabProps<Part> {
  of: ParentKey
  endpoint: Endpoint
  /** Names its words. */
  name: 'notes' | 'tasks'
  icon: Icon
  item: (part: Part, edit: () => void) => ReactNode
  /** Of a part, or null for a new one. */
  dialog: (part: Part | null, close: () => void) => ReactNode
}

/** What people write on a record, one below the other: each is changed in a dialog. */
export function PartsTab<Part>(props: PartsTabProps<Part>) {
  const { name, item } = props
  const text = useText()
  const parts = useParts<Part>(props.endpoint, props.of)
  const [open, setOpen] = useState<Part | 'new' | null>(null)
  const add = parts.mayAdd && (
    <Button
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setOpen('new')}
    >
      {text(`${name}.add`)}
    </Button>
  )
  return (
    <RecordSection title={text(`${name}.title`)} actions={add}>
      <PartList {...parts} name={name} icon={props.icon}>
        {(shown) => (
          <ul className={classes[name]}>{shown.map((part) => item(part, () => setOpen(part)))}</ul>
        )}
      </PartList>
      {open && props.dialog(open === 'new' ? null : open, () => setOpen(null))}
    </RecordSection>
  )
}
