import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useKitText } from '../text.ts'
import { usePaletteActions } from './palette-actions.tsx'
import { usePaletteFinds } from './palette-finds.ts'

const [store, spotlight] = createSpotlight()

/** Goes to any permitted screen, record or action by typing part of its name. */
export function Palette({ calls, signOut }: { calls: number; signOut: () => void }) {
  const text = useKitText()
  const [typed, setTyped] = useState('')
  const groups = usePaletteActions(signOut, typed, usePaletteFinds(typed))
  useEffect(() => {
    if (calls > 0) spotlight.open()
  }, [calls])
  return (
    <Spotlight
      store={store}
      attributes={{ content: { 'aria-label': text('palette.open') } }}
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      actions={groups}
      nothingFound={text('palette.nothing')}
      highlightQuery
      scrollable
      maxHeight={420}
      overlayProps={{ blur: 0, backgroundOpacity: 0.35 }}
      filter={(_, actions) => actions}
      searchProps={{
        placeholder: text('palette.placeholder'),
        'aria-label': text('palette.open'),
        leftSection: <IconSearch size={20} stroke={1.75} aria-hidden />,
      }}
    />
  )
}
