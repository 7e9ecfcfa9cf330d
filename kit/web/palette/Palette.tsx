import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { WaitingBar } from '../show/WaitingBar.tsx'
import { useKitText } from '../text.ts'
import { FoundKinds } from './FoundKinds.tsx'
import { PaletteOffers } from './PaletteOffers.tsx'
import { usePaletteOffers } from './palette-actions.tsx'
import { usePaletteFinds } from './palette-finds.ts'

const [store, spotlight] = createSpotlight()

/** Goes to any permitted screen, record or action by typing part of its name. */
export function Palette({ calls, signOut }: { calls: number; signOut: () => void }) {
  const text = useKitText()
  const [typed, setTyped] = useState('')
  const finds = usePaletteFinds(typed)
  const offers = usePaletteOffers(signOut, typed)
  const isEmpty = finds.kinds.length === 0 && offers.length === 0
  const count = finds.kinds.reduce((sum, { found }) => sum + found.length, 0)
  useEffect(() => {
    if (calls > 0) spotlight.open()
  }, [calls])
  useEffect(chooseFirst, [finds.kinds])
  return (
    <Spotlight.Root
      store={store}
      size={640}
      yOffset={80}
      centered={false}
      attributes={{ content: { 'aria-label': text('palette.open') } }}
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      scrollable
      maxHeight="min(32rem, calc(100dvh - 12rem))"
      overlayProps={{ blur: 0, backgroundOpacity: 0.35 }}
    >
      <Spotlight.Search
        placeholder={text('palette.placeholder')}
        aria-label={text('palette.open')}
        maxLength={200}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <WaitingBar isWaiting={finds.isWaiting} told={typed && text('palette.count', { count })} />
      <Spotlight.ActionsList>
        <FoundKinds finds={finds} typed={typed} />
        <PaletteOffers groups={offers} />
        {isEmpty && !finds.isWaiting && (
          <Spotlight.Empty>
            {text(finds.isFailed ? 'palette.failed' : 'palette.nothing')}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Enter opens the best of what has come, unless somebody has gone on to another one. */
function chooseFirst() {
  const { listId, selected } = store.getState()
  const offered = document.getElementById(listId)?.querySelectorAll('[data-action]')
  if (!offered || selected > 0) return
  for (const each of offered) each.removeAttribute('data-selected')
  offered[0]?.setAttribute('data-selected', 'true')
  store.updateState((state) => ({ ...state, selected: 0 }))
}
