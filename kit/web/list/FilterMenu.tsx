import { Button, Menu } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useKitText } from '../text.ts'
import { useFilterName } from './filter-words.ts'
import type { ListModel } from './use-list.ts'

/** Chooses a field to filter by; its chip then opens. */
export function FilterMenu<E extends Endpoint>(given: {
  model: ListModel<E>
  choose: (field: string) => void
}) {
  const text = useKitText()
  const nameOf = useFilterName()
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconFilter size={16} stroke={1.75} aria-hidden />}>
          {text('list.filter')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text('list.addFilter')}</Menu.Label>
        {Object.keys(given.model.list.filters).map((field) => (
          <Menu.Item key={field} onClick={() => given.choose(field)}>
            {nameOf(field)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
