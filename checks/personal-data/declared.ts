import { manifests } from '#apps/server/manifests.generated.ts'
import { product } from '#apps/server/modules.ts'
import { kitPersonalData } from '#kit/server/kit-personal-data.ts'
import { goingColumns, stayingColumns, type PersonalData } from '#kit/server/personal-data.ts'
import { kitTables } from '#kit/server/server-module.ts'

/** What every module says that it keeps about people, with the kit's own. */
export const declaredData: readonly PersonalData[] = product.offers.personalData

/** By table the columns that are declared, whatever is done to them. */
export const declaredColumns = (): Map<string, Set<string>> => {
  const declared = new Map<string, Set<string>>()
  for (const of of declaredData.flatMap(({ tables }) => tables)) {
    const columns = declared.get(of.table) ?? new Set()
    for (const column of [...goingColumns(of), ...stayingColumns(of), of.file, of.fileList])
      if (column) columns.add(column)
    declared.set(of.table, columns)
  }
  return declared
}

/** Tables that a module declares and another keeps. */
export function foreignDeclarations(): string[] {
  const own = manifests.map(({ tables = [], offers = {} }) => ({
    tables: tables as readonly string[],
    data: offers.personalData?.(product) ?? [],
  }))
  return [...own, { tables: kitTables as readonly string[], data: [kitPersonalData] }].flatMap(
    ({ tables, data }) =>
      data
        .flatMap((each) => each.tables)
        .map(({ table }) => table)
        .filter((table) => !tables.includes(table) && table !== 'audit_log'),
  )
}
