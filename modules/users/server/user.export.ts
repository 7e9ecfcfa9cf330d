import type { ListExport } from '#kit/server/export-list.ts'
import type { UserRow } from '../contract/users.endpoints.ts'
import { usersEn } from '../contract/strings.en.ts'
import { usersFr } from '../contract/strings.fr.ts'

export const userExport = (name: string): ListExport<UserRow> => ({
  name,
  words: { en: usersEn, fr: usersFr },
  columns: [
    { key: 'name', kind: 'text' },
    { key: 'email', kind: 'text' },
    { key: 'role', kind: 'text', value: ({ role }) => role.name },
    {
      key: 'status',
      kind: 'text',
      value: (row, _, words) => words(`choices.status.${row.status}`),
    },
    { key: 'team', kind: 'text', value: ({ team }) => team?.name ?? null },
    { key: 'organisation', kind: 'text', value: ({ organisation }) => organisation?.name ?? null },
    {
      key: 'participant',
      kind: 'text',
      value: ({ participant }) => participant?.reference ?? null,
    },
    { key: 'lastSignInAt', kind: 'text' },
  ],
})
