import { Button } from '@mantine/core'
import { IconPlayerTrackNext } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Screen } from '#kit/contract/define-screen.ts'
import { useOfferedHere } from '../palette/acts-here.ts'
import type { Search } from '../router/search.ts'
import { useKitText } from '../text.ts'
import type { ListModel } from './use-list.ts'

/** Opens what the list is narrowed to as a queue. */
export function WorkThrough<E extends Endpoint>(given: {
  screen: Screen
  filter: Search | undefined
  model: ListModel<E>
}) {
  const text = useKitText()
  const router = useRouter()
  const { meta, parameters } = given.model
  const total = meta?.total ?? 0
  const { page: _page, perPage: _perPage, ...query } = parameters
  const to = { to: given.screen.path, search: { ...query, ...given.filter } as never }
  const isCounted = !given.filter && meta?.totalIsExact !== false
  const label = isCounted ? text('queue.open', { total }) : text('queue.begin')
  useOfferedHere(total > 0 ? [{ key: 'queue', label, run: () => router.navigate(to) }] : [])
  if (total === 0) return null
  return (
    <Button
      component={Link}
      {...to}
      variant="default"
      leftSection={<IconPlayerTrackNext size={16} aria-hidden />}
    >
      {label}
    </Button>
  )
}
