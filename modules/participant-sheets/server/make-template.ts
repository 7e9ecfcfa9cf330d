import writeExcelFile from 'write-excel-file/node'
import type { Language } from '#kit/contract/strings.ts'
import type { StreamAnswer } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { columns, sheetRow } from '../contract/participant-sheet.ts'
import { participantSheetsWords } from '../contract/words.ts'

/** An empty workbook with the columns of a sheet, those that must be filled in bold. */
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
      columns: headings.map(({ value }) => ({ width: Math.max(value.length + 4, 14) })),
    }).toBuffer(),
  }
}
