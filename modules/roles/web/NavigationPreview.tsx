import { IconPoint } from '@tabler/icons-react'
import { navigationSections } from '#modules/dashboard/contract/sections.ts'
import { useEntryTitle } from '#kit/web/layout/navigation-words.ts'
import { maySee } from '#kit/contract/may-see.ts'
import { allScreens, type KnownScreen } from '#kit/web/router/known-screens.ts'
import { useText } from '#kit/web/text.ts'
import type { RoleRule } from '../contract/reach.ts'
import classes from './roles.module.css'

/** The navigation of whoever has the role; it leads nowhere, so that it gives nobody anything. */
export function NavigationPreview({ rules }: { rules: readonly RoleRule[] }) {
  const text = useText()
  const titles = useText('dashboard')
  const entries = allScreens()
    .filter(({ screen }) => screen.navigation && maySee({ rules }, screen))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
  if (entries.length === 0) return <p className="quiet">{text('preview.nothing')}</p>
  return (
    <div className={classes.preview}>
      {navigationSections.map((section) => {
        const own = entries.filter(({ screen }) => screen.navigation?.section === section)
        return own.length === 0 ? null : (
          <section key={section}>
            <h3>{titles(`areas.${section}`)}</h3>
            <Entries entries={own} />
          </section>
        )
      })}
    </div>
  )
}

const orderOf = ({ screen }: KnownScreen) => screen.navigation?.order ?? 0
const groupOf = ({ screen }: KnownScreen) => screen.navigation?.group

/** Entries of one group stand under its heading, at the place of the first. */
function Entries({ entries }: { entries: readonly KnownScreen[] }) {
  const titles = useText('dashboard')
  const isFirst = (entry: KnownScreen, at: number) =>
    entries.findIndex((each) => groupOf(each) === groupOf(entry)) === at
  return (
    <ul>
      {entries.map((entry, at) => {
        const group = groupOf(entry)
        if (!group) return <Entry key={entry.screen.path} entry={entry} />
        if (!isFirst(entry, at)) return null
        return (
          <li key={group}>
            <EntryLine entry={entry} words={titles(`groups.${group}`)} />
            <ul>
              {entries
                .filter((each) => groupOf(each) === group)
                .map((each) => (
                  <li key={each.screen.path}>
                    <EntryName entry={each} />
                  </li>
                ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

const EntryName = ({ entry }: { entry: KnownScreen }) => useEntryTitle(entry)

const Entry = ({ entry }: { entry: KnownScreen }) => (
  <li>
    <EntryLine entry={entry} words={useEntryTitle(entry)} />
  </li>
)

function EntryLine({ entry, words }: { entry: KnownScreen; words: string }) {
  const { icon: Icon = IconPoint } = entry
  return (
    <span className={classes.entry}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {words}
    </span>
  )
}
