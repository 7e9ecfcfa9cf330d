import { useKitText } from '../text.ts'
import classes from './nav.module.css'
import { NavEntry } from './NavEntry.tsx'
import { NavGroupFold } from './NavGroupFold.tsx'
import { useNavigationText } from './navigation-words.ts'
import { useNavigation } from './navigation.ts'

/** Sections, groups and entries one above the other. */
export function NavTree() {
  const sections = useNavigation()
  const text = useKitText()
  const words = useNavigationText()
  return (
    <nav aria-label={text('navigation.main')} className={classes.tree}>
      {sections.map(({ name, groups }) => (
        <section key={name}>
          <h2 className={classes.section}>
            <span>{words(`areas.${name}`)}</span>
          </h2>
          <ul className={classes.list}>
            {groups.map((group) =>
              group.name === null ? (
                <NavEntry key={group.entries[0]?.key} entry={group.entries[0]!} />
              ) : (
                <NavGroupFold key={group.name} group={group} />
              ),
            )}
          </ul>
        </section>
      ))}
    </nav>
  )
}
