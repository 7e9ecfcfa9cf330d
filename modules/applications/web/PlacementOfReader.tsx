import { usePerson } from '#kit/web/session.ts'
import { OwnPlacementSection } from '#modules/placements/web/pieces/OwnPlacementSection.tsx'
import { PlacementSection } from '#modules/placements/web/pieces/PlacementSection.tsx'

/** A placement as its reader sees it: the agreement is between the employer and us. */
export function PlacementOfReader({ id }: { id: string }) {
  const isEmployee = usePerson()?.type === 'employee'
  return isEmployee ? <OwnPlacementSection id={id} /> : <PlacementSection id={id} />
}
