import { OwnPlacementSection } from '#modules/placements/web/pieces/OwnPlacementSection.tsx'
import { PlacementSection } from '#modules/placements/web/pieces/PlacementSection.tsx'

interface ApplicantsPlacementProps {
  /** Of the placement. */
  id: string
  type: 'employer' | 'employee'
}

/** The offer that came of an application, as its own side reads it: the agreement is the employer’s. */
export const ApplicantsPlacement = ({ id, type }: ApplicantsPlacementProps) =>
  type === 'employer' ? <PlacementSection id={id} /> : <OwnPlacementSection id={id} />
