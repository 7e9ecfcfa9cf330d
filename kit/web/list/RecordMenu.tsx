import { use, useEffect, useEffectEvent } from 'react'
import { arrows } from '../menu/use-opening.ts'
import type { Opens } from './list-props.ts'
import { RecordMenus } from './record-menus.ts'
import { MenuButton } from './RowMenu.tsx'

interface Props {
  id: string
  name: string
  opens: Opens | undefined
}

/**
 * The button of a row's menu that offers what its record offers, with the same reasons. The menu and
 * what it asks are the list's: a row may go by what is done while its dialog is still open.
 */
export function RecordMenu({ id, name, opens }: Props) {
  const menus = use(RecordMenus)
  const isOpen = menus.open === id
  const gone = useEffectEvent(() => {
    if (isOpen) menus.close()
  })
  useEffect(() => () => gone(), [])
  return (
    <MenuButton
      name={name}
      {...(isOpen && { id: `${menus.id}-target`, 'aria-controls': `${menus.id}-dropdown` })}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerEnter={menus.prepare}
      onFocus={menus.prepare}
      onClick={({ currentTarget }) =>
        isOpen ? menus.close() : menus.ask(id, currentTarget, opens)
      }
      onKeyDown={(event) => {
        if (isOpen || !arrows.includes(event.key)) return
        event.preventDefault()
        menus.ask(id, event.currentTarget, opens)
      }}
    />
  )
}
