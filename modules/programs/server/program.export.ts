import type { ListExport } from '#kit/server/export-list.ts'
import type { ProgramRow } from '../contract/programs.endpoints.ts'
import { programsEn } from '../contract/strings.en.ts'
import { programsFr } from '../contract/strings.fr.ts'

export const programExport: ListExport<ProgramRow> = {
  name: 'programs',
  words: { en: programsEn, fr: programsFr },
  columns: [
    { key: 'code', kind: 'text' },
    { key: 'name', kind: 'text', value: (row, language) => row.name[language] },
    { key: 'status', kind: 'text', value: (row, _, words) => words(`status.${row.status}`) },
    { key: 'funder', kind: 'text' },
    { key: 'province', kind: 'text' },
    { key: 'intakeOpensOn', kind: 'date' },
    { key: 'intakeClosesOn', kind: 'date' },
    { key: 'budgetTotal', kind: 'number' },
    { key: 'committed', kind: 'number' },
  ],
}
