import type { KnownScreen } from '#kit/web/router/known-screens.ts'
import { allScreens } from '#kit/web/router/known-screens.ts'
import { navigationSections } from '#kit/contract/define-screen.ts'
import { iconNamed } from '#kit/web/layout/icons.ts'
import { useEntryTitle } from '#kit/web/layout/navigation-words.ts'
import { maySee } from '#kit/web/may-see.ts'
import { useText } from '#kit/web/text.ts'
import type { RoleRule } from '../contract/reach.ts'
import classes from './roles.module.css'

/** The navigation of whoever has the role; it leads nowhere, so that it gives nobody anything. */
export function NavigationPreview({ rules }: { rules: readonly RoleRule[] }) {
  const text = useText()
  const titles = useText('dashboard')
  const entries = allScreens().filter(
    ({ screen }) => screen.navigation && maySee({ rules }, screen),
  )
  if (entries.length === 0) return <p className="quiet">{text('preview.nothing')}</p>
  return (
    <div className={classes.preview}>
      {navigationSections.map((section) => {
        const own = entries
          .filter(({ screen }) => screen.navigation?.section === section)
          .toSorted((a, b) => orderOf(a) - orderOf(b))
        return own.length === 0 ? null : (
          <section key={section}>
            <h3>{titles(`sections.${section}`)}</h3>
            <ul>
              {own.map((entry) => (
                <Entry key={entry.screen.path} entry={entry} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

const orderOf = ({ screen }: KnownScreen) => screen.navigation?.order ?? 0

function Entry({ entry }: { entry: KnownScreen }) {
  const Icon = iconNamed(entry.screen.navigation?.icon ?? '')
  return (
    <li>
      <Icon size={18} stroke={1.75} aria-hidden />
      {useEntryTitle(entry)}
    </li>
  )
}
