import { IconLayoutGrid, IconList, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useText } from '#kit/web/text.ts'
import { rolesScreens } from '../contract/roles.screens.ts'
import classes from './roles.module.css'

/** The same roles as a list or as cards. */
export function RoleViews() {
  const text = useText()
  const views = [
    { to: rolesScreens.roles, label: text('views.list'), Icon: IconList },
    { to: rolesScreens.roleCards, label: text('views.cards'), Icon: IconLayoutGrid },
  ] as const
  return (
    <nav className={classes.views} aria-label={text('views.label')}>
      {views.map(({ to, label, Icon }) => (
        <Link key={to.path} to={to.path} search={{}} activeOptions={{ exact: true }}>
          <Icon size={16} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}

export function AddRoleButton() {
  const text = useText()
  return (
    <ScreenButton screen={rolesScreens.addRole} leftSection={<IconPlus size={18} aria-hidden />}>
      {text('verbs.add')}
    </ScreenButton>
  )
}
