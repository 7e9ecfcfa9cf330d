/**
 * What must be there, by a foreign key or because the caller has just made or found it: that it is not
 * is a fault of ours, and no answer to a question.
 * @throws Error when there is none
 */
export function theKnown<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('what must be there is missing')
  return value
}

/** The row that must be there. @throws as `theKnown` */
export const theRow = <Row>([row]: readonly Row[]): Row => theKnown(row)
