import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { matching, type Option, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useText } from '#kit/web/text.ts'
import { managementEndpoints } from '../contract/management.endpoints.ts'
import { usersEndpoints } from '../contract/users.endpoints.ts'

const named = (all: readonly { id: string; name: string }[] = []) =>
  all.map(({ id, name }) => ({ value: id, label: name }))

/** The roles that the person may give. */
export const useGivenRoles = () =>
  useAnswer(usersEndpoints.listAssignableRoles, {}).data?.data ?? []

/** The roles of one kind of user, with the one that somebody has already. */
export const roleOptions =
  (type: string | null, own?: { id: string; name: string }): UseOptions =>
  (typed, chosen) => {
    const given = useGivenRoles().filter(({ userType }) => !type || userType === type)
    const all = own && !given.some(({ id }) => id === own.id) ? [own, ...given] : given
    return matching(named(all), typed, chosen)
  }

export const useTeams = () => {
  const may = useMay('view', 'System Users List')
  return useAnswer(managementEndpoints.listTeams, {}, { enabled: may })
}

export const useTeamOptions: UseOptions = (typed, chosen) =>
  matching(named(useTeams().data?.data), typed, chosen)

/** Every team, and none. */
export const useTeamFilter: UseOptions = (typed, chosen) => {
  const text = useText('users')
  const none = { value: 'none', label: text('facts.noTeam') }
  return matching([none, ...named(useTeams().data?.data)], typed, chosen)
}

/** Organisations are many: the server looks for what is typed. */
export const useOrganisationOptions: UseOptions = (typed) => {
  const answer = useAnswer(
    usersEndpoints.findOrganisations,
    { query: { search: typed } },
    { keepPrevious: true },
  )
  return named(answer.data?.data)
}

/** Who can take work over: active colleagues, but for the ones it comes from. */
export function useColleagues(but: readonly string[]): Option[] {
  const may = useMay('view', 'Users Management')
  const answer = useAnswer(managementEndpoints.readManagement, {}, { enabled: may })
  const active = (answer.data?.data ?? []).filter(
    ({ id, status }) => status === 'active' && !but.includes(id),
  )
  return active.map(({ id, name, role }) => ({
    value: id,
    label: `${name} – ${role.name}`,
  }))
}

export const colleagueOptions =
  (but: readonly string[]): UseOptions =>
  (typed, chosen) =>
    matching(useColleagues(but), typed, chosen)
