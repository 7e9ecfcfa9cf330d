import { useAnswer } from '#kit/web/api-query.ts'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import { shareholdersEndpoints } from '../../contract/shareholders.endpoints.ts'

/** Who looks after shareholders, and the teams of those, as far as the person sees them. */
export function useManagersAndTeams() {
  const { data } = useAnswer(shareholdersEndpoints.listRelationshipManagers, {})
  const managers = data?.data ?? []
  const teams = new Map(managers.flatMap(({ team }) => (team ? [[team.id, team.name]] : [])))
  const named = [...teams].map(([id, name]) => ({ id, name }))
  return { managers, teams: named.toSorted((one, other) => one.name.localeCompare(other.name)) }
}

/** The teams that a list can be narrowed to: few, so all are offered. */
export const useTeamOptions: UseOptions = () =>
  useManagersAndTeams().teams.map(({ id, name }) => ({ value: id, label: name }))
