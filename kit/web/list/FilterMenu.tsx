import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { DropMenu } from '../menu/DropMenu.tsx'
import { useKitText } from '../text.ts'
import { useFilterName } from './filter-words.ts'
import classes from './list.module.css'
import type { Narrowing } from './use-narrowing.ts'

/** Chooses a field to filter by; its chip then opens. */
export function FilterMenu(given: {
  model: Pick<Narrowing, 'list'>
  choose: (field: string) => void
}) {
  const text = useKitText()
  const nameOf = useFilterName()
  const offered = Object.entries(given.model.list.filters).filter(([, { isLinked }]) => !isLinked)
  const fields = offered.map(([field]) => ({
    key: field,
    label: nameOf(field),
    run: () => given.choose(field),
  }))
  return (
    <DropMenu
      groups={[fields]}
      position="bottom-start"
      returnsFocus={false}
      head={<p className={classes.menuHead}>{text('list.addFilter')}</p>}
      button={
        <Button variant="default" leftSection={<IconFilter size={16} stroke={1.75} aria-hidden />}>
          {text('list.filter')}
        </Button>
      }
    />
  )
}
