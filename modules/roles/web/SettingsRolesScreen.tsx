import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { RoleCards } from './RoleCards.tsx'
import { AddRoleButton } from './RoleViews.tsx'

export function SettingsRolesScreen() {
  const text = useText()
  return (
    <>
      <PageHeader title={text('screens.settingsRoles')} actions={<AddRoleButton />} />
      <RoleCards />
    </>
  )
}
