import { Menu } from '@mantine/core'
import { IconChevronDown, IconPoint } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { KnownScreen } from '../router/known-screens.ts'
import { useKitText } from '../text.ts'
import classes from './HorizontalNav.module.css'
import { NavBadge } from './NavEntry.tsx'
import { useEntryTitle, useNavigationText } from './navigation-words.ts'
import { isActive, useActiveEntry, useNavigation, type NavSection } from './navigation.ts'

/** From here on a menu has two columns. */
const many = 9

/** The navigation at the top: one menu for each section. */
export function HorizontalNav() {
  const text = useKitText()
  const sections = useNavigation()
  return (
    <nav aria-label={text('navigation.main')} className={`${classes.bar} no-print`}>
      <ul className={classes.sections}>
        {sections.map((section) => (
          <li key={section.name}>
            <SectionMenu section={section} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SectionMenu({ section }: { section: NavSection }) {
  const words = useNavigationText()
  const active = useActiveEntry()
  const entries = section.groups.flatMap((group) => group.entries)
  const holdsActive = entries.some((entry) => isActive(entry, active))
  return (
    <Menu
      trigger="click-hover"
      offset={6}
      position="bottom-start"
      openDelay={60}
      closeDelay={200}
      transitionProps={{ transition: 'fade-down', duration: 150 }}
    >
      <Menu.Target>
        <button type="button" className={classes.section} data-active={holdsActive || undefined}>
          {words(`areas.${section.name}`)}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu} data-many={entries.length > many || undefined}>
        {section.groups.map((group) => (
          <div key={group.name ?? group.entries[0]?.key} className={classes.group}>
            {group.name && <Menu.Label>{words(`groups.${group.name}`)}</Menu.Label>}
            {group.entries.map((entry) => (
              <MenuEntry key={entry.key} entry={entry} isCurrent={isActive(entry, active)} />
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function MenuEntry({ entry, isCurrent }: { entry: KnownScreen; isCurrent: boolean }) {
  const { icon: EntryIcon = IconPoint } = entry
  return (
    <Menu.Item
      component={Link}
      to={entry.screen.path}
      search={{} as never}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes.entry}
      leftSection={<EntryIcon size={18} stroke={1.75} aria-hidden />}
      rightSection={<NavBadge name={entry.screen.navigation?.badge} />}
    >
      {useEntryTitle(entry)}
    </Menu.Item>
  )
}
