/**
 * The row that must be there, by a foreign key or because the caller has just found it: that it is not
 * is a fault of ours, and no answer to a question.
 * @throws Error when there is none
 */
export function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a row that must be there is missing')
  return row
}
