import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { EmployerRow } from '../contract/directory.endpoints.ts'
import { ownColumns } from '#modules/custom-fields/server/own-export.ts'
import { employersEn } from '../contract/strings.en.ts'
import { employersFr } from '../contract/strings.fr.ts'
import { employerGuard, type Asked } from './employer-list.queries.ts'

const whole: ListExport<EmployerRow> = {
  name: 'employers',
  words: { en: employersEn, fr: employersFr },
  columns: [
    { key: 'legalName', kind: 'text' },
    { key: 'operatingName', kind: 'text' },
    { key: 'businessNumber', kind: 'text' },
    { key: 'city', kind: 'text' },
    { key: 'province', kind: 'text' },
    {
      key: 'sector',
      kind: 'text',
      value: (row, _, words) => words(`choices.sector.${row.sector}`),
    },
    { key: 'employeesTotal', kind: 'number' },
    { key: 'contactName', kind: 'text' },
    { key: 'pending', kind: 'number' },
    { key: 'places', kind: 'number' },
    { key: 'committed', kind: 'number' },
  ],
}

/** With the fields that the organisation added, but for those of which the person may see none. */
export function employerExport(asked: Asked) {
  const { groups, sees } = employerGuard(asked)
  const columns = [...whole.columns, ...ownColumns<EmployerRow>(asked.own)]
  return withheldFrom({ ...whole, columns }, { groups, sees })
}
