import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react'
import { NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import classes from './dashboard.module.css'
import { PlaceLink } from './PlaceLink.tsx'
import type { Place } from './places.ts'

/** How much there is of something, and how much of that is wrong. */
export interface FigureOf {
  name: string
  count: number
  to: Place
  wrong?: { count: number; to: Place; isGrave: boolean }
  /** Others act upon it; the person looks. */
  isOthers?: boolean
}

/** Each number leads to the list that counts the same. */
export function Figures({ figures }: { figures: readonly FigureOf[] }) {
  const text = useText()
  if (figures.length === 0) return null
  return (
    <ul className={classes.figures} aria-label={text('dashboard.figures')}>
      {figures.map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </ul>
  )
}

function Figure({ name, count, to, wrong }: FigureOf) {
  const text = useText()
  const Sign = wrong?.isGrave ? IconCircleX : IconAlertTriangle
  return (
    <li className={`surface ${classes.figure}`}>
      <PlaceLink to={to} className={classes.number}>
        <strong>
          <NumberText value={count} />
        </strong>{' '}
        <span>{text(`figures.${name}`, { count })}</span>
      </PlaceLink>
      {wrong &&
        (wrong.count > 0 ? (
          <span className={classes.wrong} data-tone={wrong.isGrave ? 'danger' : 'warning'}>
            <Sign size={16} aria-hidden />
            <PlaceLink to={wrong.to}>{text(`wrong.${name}`, { count: wrong.count })}</PlaceLink>
          </span>
        ) : (
          <span className="quiet">{text(`wrong.${name}`, { count: 0 })}</span>
        ))}
    </li>
  )
}
