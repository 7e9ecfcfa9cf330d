import { IconEye } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { useGo } from '#kit/web/go.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { History } from '#kit/web/record/History.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { countOf, permissionSetOf } from '../contract/permission-set.ts'
import { role } from '../contract/role.ts'
import { rolesEndpoints, type RoleRecord } from '../contract/roles.endpoints.ts'
import { rolesScreens } from '../contract/roles.screens.ts'
import { NavigationPreview } from './NavigationPreview.tsx'
import { PermissionList } from './PermissionList.tsx'
import classes from './roles.module.css'
import { useDescribedPermission } from './described-permission.ts'
import { useRoleActs } from './use-role-acts.tsx'

const Fact = factsOf(role)

/** A role as whoever has it meets the product: what opens, and what may be done there. */
export function RoleScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(rolesEndpoints.readRole, { id })
  return (
    <RecordScreen
      entity={role}
      answer={answer}
      title={({ name }) => name}
      status={({ users }) => text('users', { users })}
      actions={(record) => <RoleActions role={record} />}
    >
      {(record) => <RoleSections role={record} />}
    </RecordScreen>
  )
}

function RoleActions({ role: record }: { role: RoleRecord }) {
  const text = useText()
  const go = useGo()
  const acts = useRoleActs(() => void go(rolesScreens.roles, { replace: true }))
  const runOf = (key: string) => acts.of(record).find((act) => act.key === key)?.run ?? (() => {})
  const act = (key: 'edit' | 'copy' | 'delete', manner: Partial<MoreAct> = {}): MoreAct => ({
    key,
    label: text(`verbs.${key}`),
    can: record.can[key],
    act: () => runOf(key)(),
    ...manner,
  })
  return (
    <>
      <RecordActs
        acts={[
          act('edit'),
          act('copy', { isAside: true }),
          act('delete', { danger: true, isRare: true }),
        ]}
      />
      {acts.dialog}
    </>
  )
}

function RoleSections({ role: record }: { role: RoleRecord }) {
  const text = useText()
  const set = useMemo(() => permissionSetOf(record.rules), [record.rules])
  const describe = useDescribedPermission()
  return (
    <>
      <RecordSection title={text('sections.facts')}>
        <Facts>
          <Fact name="description" wide />
          <Fact name="userType" />
          <Fact name="isAdminType" />
        </Facts>
      </RecordSection>
      <p className={classes.notice}>
        <IconEye size={20} aria-hidden />
        {text('preview.notice', { name: record.name })}
      </p>
      <RecordSection title={text('preview.navigation')}>
        <NavigationPreview rules={record.rules} />
      </RecordSection>
      <RecordSection title={text('preview.permissions', { count: countOf(set) })}>
        <PermissionList set={set} />
      </RecordSection>
      <RecordSection title={text('sections.history')}>
        <History endpoint={rolesEndpoints.readRoleHistory} id={record.id} describe={describe} />
      </RecordSection>
    </>
  )
}
