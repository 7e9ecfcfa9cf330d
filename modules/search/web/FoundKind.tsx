import { Link } from '@tanstack/react-router'
import { FoundLine } from '#kit/web/palette/FoundLine.tsx'
import { addressOf } from '#kit/web/router/address-of.ts'
import { useText } from '#kit/web/text.ts'
import type { FoundGroup } from '../contract/search.endpoints.ts'
import { searchScreens } from '../contract/search.screens.ts'
import classes from './search.module.css'

interface Props {
  group: FoundGroup
  asked: string
  /** No other kinds are shown. */
  isAlone: boolean
}

/** The records of one kind, and the way to all of them: their list, or this screen with them alone. */
export function FoundKind({ group, asked, isAlone }: Props) {
  const text = useText()
  const { kind, title, found, listPath, total, totalIsExact } = group
  const href = listPath ?? (isAlone ? null : searchScreens.search.path)
  const count = { count: total }
  const isWhole = found.length === total
  return (
    <section className="surface" aria-labelledby={`found-${kind}`}>
      <div className={classes.head}>
        <h2 id={`found-${kind}`}>{title}</h2>
        <span className="quiet">{text(totalIsExact === false ? 'moreThan' : 'count', count)}</span>
      </div>
      <ul className={classes.found}>
        {found.map((record) => (
          <li key={record.id}>
            <Link {...addressOf(record.path)}>
              <FoundLine record={record} />
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && href && (
        <Link
          className={classes.all}
          {...(listPath ? addressOf(listPath) : { to: href, search: { q: asked, kind } })}
        >
          {text(totalIsExact === false ? 'allOfMany' : 'all', { ...count, title })}
        </Link>
      )}
      {!isWhole && !href && <p className="quiet">{text('refine', { count: found.length })}</p>}
    </section>
  )
}
