import type { ReactNode } from 'react'
import { NumberText } from '#kit/web/show/Money.tsx'
import classes from './card.module.css'
import { PlaceLink } from '../PlaceLink.tsx'
import type { Place } from '../places.ts'

export interface Tally {
  key: string
  label: ReactNode
  count: number
  to: Place
  late?: number
  lateTo?: Place
}

/** Numbers by something, each with its list, and how many of them are late. */
export function Tallies({
  heads,
  tallies,
}: {
  heads: readonly string[]
  tallies: readonly Tally[]
}) {
  return (
    <table className={classes.tallies}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ key, label, count, to, late, lateTo }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <Counted count={count} to={to} />
            </td>
            {lateTo && (
              <td data-late={late ? true : undefined}>
                <Counted count={late ?? 0} to={lateTo} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Nothing has no list to open. */
const Counted = ({ count, to }: { count: number; to: Place }) =>
  count === 0 ? (
    <span className="quiet">
      <NumberText value={0} />
    </span>
  ) : (
    <PlaceLink to={to}>
      <NumberText value={count} />
    </PlaceLink>
  )
