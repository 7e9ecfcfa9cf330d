import { Spotlight } from '@mantine/spotlight'
import type { OfferGroup } from './palette-actions.tsx'
import classes from './palette.module.css'

/** Screens and acts. */
export function PaletteOffers({ groups }: { groups: readonly OfferGroup[] }) {
  return groups.map(({ group, offers }) => (
    <Spotlight.ActionsGroup key={group} label={group}>
      {offers.map(({ id, label, leftSection, onClick }) => (
        <Spotlight.Action
          key={id}
          className={classes.action ?? ''}
          label={label}
          leftSection={leftSection}
          onClick={onClick}
        />
      ))}
    </Spotlight.ActionsGroup>
  ))
}
