import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useList } from '#kit/web/api-query.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { Pages } from '#kit/web/list/Pages.tsx'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import { SearchBox } from '#kit/web/list/SearchBox.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { rolesEndpoints, type RoleRow } from '../contract/roles.endpoints.ts'
import { rolesScreens } from '../contract/roles.screens.ts'
import classes from './roles.module.css'
import { UserTypeText } from './UserTypeText.tsx'
import { useRoleActs } from './use-role-acts.tsx'

const perPage = 25

/** Every role as a card, with what one can do with it. */
export function RoleCards() {
  const text = useText()
  const [search, setSearch] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const acts = useRoleActs()
  const answer = useList<RoleRow>(rolesEndpoints.listRoles, {
    perPage: String(perPage),
    page: String(page),
    ...(search && { search }),
  })
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  return (
    <div className={classes.area}>
      <div className={classes.search}>
        <SearchBox
          value={search}
          search={(typed) => {
            setSearch(typed)
            setPage(1)
          }}
        />
      </div>
      {!answer.data && <Waiting />}
      <ul className={classes.cards} aria-label={text('screens.roles')}>
        {answer.data?.data.map((role) => (
          <RoleCard key={role.id} role={role} actions={acts.of(role)} />
        ))}
      </ul>
      {answer.data?.data.length === 0 && (
        <p role="status" className="quiet">
          {text('cards.noMatch')}
        </p>
      )}
      <Pages total={Math.ceil((answer.data?.meta.total ?? 0) / perPage)} page={page} go={setPage} />
      {acts.dialog}
    </div>
  )
}

function RoleCard({ role, actions }: { role: RoleRow; actions: readonly RowAction[] }) {
  const text = useText()
  const { name } = role
  return (
    <li className={`surface ${classes.card}`}>
      <div className={classes.cardHead}>
        <h2>
          <ScreenLink screen={rolesScreens.role} query={{ id: role.id }}>
            {name}
          </ScreenLink>
        </h2>
        <RowMenu name={name} actions={actions} />
      </div>
      <p className={classes.description}>{role.description ?? text('cards.noDescription')}</p>
      <p className={classes.facts}>
        <UserTypeText value={role.userType} />
        <span>{text('users', { users: role.users })}</span>
      </p>
    </li>
  )
}

function Waiting() {
  const kit = useKitText()
  return (
    <div role="status" aria-label={kit('states.loading')} className={classes.cards}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} height={150} />
      ))}
    </div>
  )
}
