import classes from './card.module.css'

/** Nearly all of it is gone. */
const scarce = 0.9

/** How much of something there is, for the eye; the figures stand beside it. */
export function Meter({
  part,
  whole,
  warns = true,
}: {
  part: number
  whole: number
  warns?: boolean
}) {
  const share = whole > 0 ? Math.min(1, part / whole) : 0
  return (
    <svg className={classes.meter} aria-hidden width="100%" height="6">
      <rect
        width={`${share * 100}%`}
        height="6"
        data-scarce={(warns && share >= scarce) || undefined}
      />
    </svg>
  )
}
