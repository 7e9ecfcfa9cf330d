import writeExcelFile from 'write-excel-file/node'
import type { Language } from '#kit/contract/strings.ts'
import type { StreamAnswer } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { columns, sheetRow, type Column } from '../contract/participant-sheet.ts'
import { participantSheetsWords } from '../contract/words.ts'

/** In characters, what is typed into a column where that is longer than its heading. */
const widths: Partial<Record<Column, number>> = {
  firstName: 20,
  lastName: 20,
  email: 32,
  phone: 18,
  positionTitle: 28,
}

/** An empty workbook with the columns of a sheet, those that must be filled in bold; its headings stay in view. */
export async function makeTemplate(language: Language): Promise<StreamAnswer> {
  const say = translatorOf(participantSheetsWords[language], language)
  const headings = columns.map((column) => ({
    value: say(`fields.${column}`),
    ...(sheetRow.fields[column].required && { fontWeight: 'bold' as const }),
  }))
  return {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: language === 'fr' ? 'participants-modele.xlsx' : 'participants-template.xlsx',
    body: await writeExcelFile([headings], {
      sheet: say('workbook.tab'),
      columns: columns.map((column, at) => ({
        width: Math.max((headings[at]?.value.length ?? 0) + 4, widths[column] ?? 14),
      })),
      stickyRowsCount: 1,
    }).toBuffer(),
  }
}
