import { ActionIcon } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { smallStore } from '../small-store.ts'
import { useKitText } from '../text.ts'
import classes from './Navbar.module.css'

const Customizer = lazy(() => import('./Customizer.tsx').then((m) => ({ default: m.Customizer })))

type State = 'never' | 'open' | 'closed'
const state = smallStore<State>('never')

export const openCustomizer = () => state.set('open')

export function CustomizerButton() {
  const text = useKitText()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={classes.tool}
      aria-label={text('customizer.open')}
      aria-haspopup="dialog"
      onClick={openCustomizer}
    >
      <IconAdjustments size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}

export function CustomizerHost() {
  const now = state.use()
  if (now === 'never') return null
  return (
    <Suspense>
      <Customizer isOpen={now === 'open'} close={() => state.set('closed')} />
    </Suspense>
  )
}
