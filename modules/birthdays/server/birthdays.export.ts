import type { ListExport } from '#kit/server/export-list.ts'
import type { BirthdayRow } from '../contract/birthdays.endpoints.ts'
import { birthdaysEn } from '../contract/strings.en.ts'
import { birthdaysFr } from '../contract/strings.fr.ts'

/** What is read of somebody for a list or a file. */
export interface ReadBirthday extends BirthdayRow {
  firstName: string | null
  lastName: string | null
  addressOne: string | null
  addressTwo: string | null
  postCode: string | null
  city: string | null
  country: string | null
}

export const birthdayExport: ListExport<ReadBirthday> = {
  name: 'birthdays',
  words: { en: birthdaysEn, fr: birthdaysFr },
  columns: [
    { key: 'number', kind: 'text' },
    { key: 'lastName', kind: 'text' },
    { key: 'firstName', kind: 'text' },
    { key: 'name', kind: 'text' },
    { key: 'birthDate', kind: 'date' },
    { key: 'nextOn', kind: 'date' },
    { key: 'turns', kind: 'number' },
    { key: 'daysUntil', kind: 'number' },
    { key: 'email', kind: 'text' },
    { key: 'phone', kind: 'text' },
    { key: 'language', kind: 'text' },
    { key: 'addressOne', kind: 'text' },
    { key: 'addressTwo', kind: 'text' },
    { key: 'postCode', kind: 'text' },
    { key: 'city', kind: 'text' },
    { key: 'country', kind: 'text' },
    { key: 'numberOfShares', kind: 'number' },
    { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
  ],
}

/** As the screen gets it: addresses are for files alone. */
export function rowOf(read: ReadBirthday): BirthdayRow {
  const { firstName: _f, lastName: _l, addressOne: _a, addressTwo: _b, ...rest } = read
  const { postCode: _p, city: _c, country: _d, ...row } = rest
  return row
}
