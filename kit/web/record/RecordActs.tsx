import { useMediaQuery } from '@mantine/hooks'
import { ActButton } from './ActButton.tsx'
import classes from './header.module.css'
import { railTaken } from './rail-slot.ts'
import { useOfferedHere } from '../palette/acts-here.ts'
import { MoreMenu, useActEntry, type MoreAct } from './MoreMenu.tsx'

interface RecordActsProps {
  /** The way forward first. */
  acts: readonly MoreAct[]
  /** Where nothing can be done by who looks: who does it, in words. */
  who?: string | null
}

/** One filled button, one outlined, the rest behind “More”; what is refused tells why there. */
export function RecordActs({ acts, who }: RecordActsProps) {
  const isPhone = useMediaQuery('(width < 37.5em)') ?? false
  // What is being done beside the record has the filled button.
  const isBusy = railTaken.use() > 0
  const entryOf = useActEntry()
  const allowed = acts.filter(({ can }) => can === true)
  useOfferedHere(
    allowed.map((act) => ({ key: act.key, label: act.label, run: () => entryOf(act).run() })),
  )
  const possible = acts.filter(({ can, isRare }) => can === true && !isRare)
  const main = possible.find(({ isAside }) => !isAside)
  const second = possible.find((act) => act !== main)
  const others = acts.filter((act) => act !== main && (isPhone || act !== second))
  return (
    <>
      {!main && who && <span className={classes.who}>{who}</span>}
      {second && !isPhone && (
        <ActButton key={second.key} variant="default" can={second.can} act={second.act}>
          {second.label}
        </ActButton>
      )}
      {main && (
        <ActButton
          key={main.key}
          variant={isBusy ? 'default' : 'filled'}
          can={main.can}
          act={main.act}
        >
          {main.label}
        </ActButton>
      )}
      <MoreMenu acts={others} />
    </>
  )
}
