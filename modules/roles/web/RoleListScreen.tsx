import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { rolesEndpoints } from '../contract/roles.endpoints.ts'
import { rolesScreens } from '../contract/roles.screens.ts'
import { roleColumns } from './role.columns.tsx'
import { AddRoleButton, RoleViews } from './RoleViews.tsx'
import { useRoleActs } from './use-role-acts.tsx'

export function RoleListScreen() {
  const acts = useRoleActs()
  return (
    <>
      <ListScreen
        endpoint={rolesEndpoints.listRoles}
        columns={roleColumns}
        rowName={({ name }) => name}
        opens={({ id }) => ({ screen: rolesScreens.role, query: { id } })}
        rowActions={acts.of}
        actions={
          <>
            <RoleViews />
            <AddRoleButton />
          </>
        }
      />
      {acts.dialog}
    </>
  )
}
