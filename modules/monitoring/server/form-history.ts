import type { Looking } from '#kit/server/call.ts'
import { readHistory } from '#kit/server/history.ts'
import { monitoringGroups } from '../contract/monitoring.groups.ts'
import { scopeOf, viewing, type LoadedForm } from './monitoring.policy.ts'

/** What whoever is asked does themselves; their account is named as little as they are. */
const byThoseAsked = ['monitoring.submit']

/** What happened to a form; who sent it is named to whoever reads that on the form. */
export async function readFormHistory({ db, person }: Looking, form: LoadedForm) {
  const { data } = await readHistory(db, { entity: 'monitoringForm', id: form.id })
  const sees = person.permissions.groupsOn(viewing, scopeOf(form))
  if (sees(monitoringGroups.submittedBy)) return { data }
  const unnamed = { actorName: form.reference, actorId: null }
  return {
    data: data.map((entry) =>
      byThoseAsked.includes(entry.action) ? { ...entry, ...unnamed } : entry,
    ),
  }
}
