import { rowsOf, type Exporting } from './export-sections.ts'

/** For machines: rows by purpose and table, under the names that they are kept by. */
export async function* asJson(of: Exporting): AsyncGenerator<string> {
  const { kind, id, found } = of.person
  const about = { kind, id, name: found.name, exportedAt: of.now.toISOString() }
  yield `${JSON.stringify(about).slice(0, -1)},"purposes":[`
  for (const [at, { purpose, tables }] of of.sections.entries()) {
    yield `${at > 0 ? ',' : ''}\n{"purpose":"${purpose}","rows":[`
    let isFirst = true
    for (const { table } of tables)
      for await (const row of rowsOf(of, table)) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify({ table: table.table, ...row })}`
        isFirst = false
      }
    yield ']}'
  }
  yield ']}\n'
}
