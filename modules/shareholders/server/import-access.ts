import type { Person } from '#kit/server/person.ts'
import type { GroupAccess } from '#modules/imports/server/import-target.ts'
import { maySee } from './shareholder.policy.ts'

/** What somebody may do with a group of protected fields in a file. */
export const accessToGroup = (person: Person, group: string): GroupAccess => ({
  readsAll: maySee(person, {}, group),
  fills: maySee(person, undefined, group) && mayEnter(person, group),
})

/** Figures are entered by whoever sees them. */
const mayEnter = ({ permissions }: Person, group: string) =>
  group !== 'bank' ||
  (['create', 'update'] as const).some((action) =>
    permissions.allows({ action, subject: 'Shareholders Edit' }, undefined, group),
  )
