import { useEntryTitle } from '#kit/web/layout/navigation-words.ts'
import { allScreens, screenAt, type KnownScreen } from '#kit/web/router/known-screens.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { RefusalDigest } from '../../contract/work.endpoints.ts'
import card from '../cards/card.module.css'
import rows from './rows.module.css'

/** Who was refused what, the newest first. */
export function RefusalRows({ refusals }: { refusals: RefusalDigest }) {
  const text = useText()
  const { newest, days } = refusals
  if (newest.length === 0)
    return <p className={card.empty}>{text('work.refusals.empty', { days })}</p>
  return (
    <ul className={rows.rows}>
      {newest.map(({ id, at, actorName, actorRole, wanted }) => (
        <li key={id}>
          <div className={rows.who}>
            <span className={rows.name}>{actorName}</span>
            {actorRole && <span className="quiet">{actorRole.name}</span>}
          </div>
          {wanted && <Wanted {...wanted} />}
          <InstantText value={at} />
        </li>
      ))}
    </ul>
  )
}

/** What was refused, by where it is in the navigation and what would have been done there. */
function Wanted({ subject, action }: { subject: string; action: string }) {
  const found = allScreens().find(({ screen }) => screen.subject === subject)
  const place = screenAt(found?.screen.navActiveLink ?? null) ?? found
  return (
    <span>{place ? <WantedAt place={place} action={action} /> : `${subject} – ${action}`}</span>
  )
}

const WantedAt = ({ place, action }: { place: KnownScreen; action: string }) =>
  `${useEntryTitle(place)} – ${action}`
