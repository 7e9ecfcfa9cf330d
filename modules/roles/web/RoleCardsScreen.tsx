import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { RoleCards } from './RoleCards.tsx'
import { AddRoleButton, RoleViews } from './RoleViews.tsx'

export function RoleCardsScreen() {
  const text = useText()
  return (
    <>
      <PageHeader
        title={text('screens.roles')}
        actions={
          <>
            <RoleViews />
            <AddRoleButton />
          </>
        }
      />
      <RoleCards />
    </>
  )
}
