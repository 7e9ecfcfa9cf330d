/** What a question of an organisation's own can ask for. */
export const questionKinds = [
  'text',
  'longText',
  'number',
  'money',
  'date',
  'yesNo',
  'one',
  'many',
  'scale5',
  'scale10',
  'file',
  'statement',
  'group',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What a question that fills a field asks for besides: the field says so. */
export const fieldKinds = ['email', 'phone', 'integer', 'percent', 'documents'] as const

/** Every way in which a question is entered, checked and shown. */
export type EntryKind = QuestionKind | (typeof fieldKinds)[number]
export const entryKinds = [...questionKinds, ...fieldKinds] as const

/** How a question's answer is compared in conditions. */
export const testsOf: Record<EntryKind, readonly TestOperator[]> = {
  text: ['answered', 'unanswered'],
  longText: ['answered', 'unanswered'],
  email: ['answered', 'unanswered'],
  phone: ['answered', 'unanswered'],
  file: ['answered', 'unanswered'],
  documents: ['answered', 'unanswered'],
  number: ['between', 'answered', 'unanswered'],
  integer: ['between', 'answered', 'unanswered'],
  money: ['between', 'answered', 'unanswered'],
  percent: ['between', 'answered', 'unanswered'],
  scale5: ['between', 'answered', 'unanswered'],
  scale10: ['between', 'answered', 'unanswered'],
  date: ['before', 'onOrAfter', 'answered', 'unanswered'],
  yesNo: ['is', 'answered', 'unanswered'],
  statement: ['is'],
  one: ['in', 'notIn', 'answered', 'unanswered'],
  many: ['hasAny', 'hasAll', 'hasNone', 'answered', 'unanswered'],
  group: ['count'],
}

export const testOperators = [
  'is',
  'in',
  'notIn',
  'hasAny',
  'hasAll',
  'hasNone',
  'between',
  'before',
  'onOrAfter',
  'count',
  'answered',
  'unanswered',
] as const
export type TestOperator = (typeof testOperators)[number]
