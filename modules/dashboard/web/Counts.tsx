import { useAnswer } from '#kit/web/api-query.ts'
import { useBadges } from '#kit/web/layout/badges.ts'
import { usePortalAbility } from '#kit/web/Can.tsx'
import { maySee } from '#kit/web/may-see.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { dashboardEndpoints, type BadgeCounts } from '../contract/dashboard.endpoints.ts'
import classes from './dashboard.module.css'

const counts = [
  ['applicationsPending', applicationsScreens.pendingApplications],
  ['applicationsApproved', applicationsScreens.approvedApplications],
  ['applicationsRejected', applicationsScreens.rejectedApplications],
] as const satisfies readonly (readonly [keyof BadgeCounts, object])[]

/** The numbers of the navigation, each leading to its list. */
export function Counts() {
  const text = useText()
  const ability = usePortalAbility()
  const live = useBadges()
  const { data } = useAnswer(dashboardEndpoints.badgeCounts, {})
  const shown = counts.filter(([, screen]) => maySee(ability, screen))
  return (
    <ul className={classes.counts} aria-label={text('dashboard.counts')}>
      {shown.map(([name, screen]) => (
        <li key={name} className="surface">
          <ScreenLink screen={screen}>
            <strong>
              <NumberText value={live[name] ?? data?.[name] ?? null} />
            </strong>
            <span>{text(`counts.${name}`)}</span>
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}
