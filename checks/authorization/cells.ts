/**
 * Who may call what: the tables of `access.md`, endpoint by endpoint. Written from that page and
 * not from the code, so that the two check each other; an endpoint without a line fails.
 *
 * One letter for each actor, in the order of `actors`:
 *   + let in: neither 401 nor 403; a record that is missing is still 404
 *   1 refused as nobody (401)   3 refused as this person (403)   4 answered as missing (404)
 * `own` is a record of the actor's own programs, organisation or person, or any record for those
 * who see all; `other` is one of somebody else's. Where the page draws no line between the two,
 * one line stands for both. A missing record answers 404 to whoever would be let in to the own
 * one, and as the own one to everybody else.
 *
 * A session that has passed only the password (two-factor pending) does not exist yet; it gets
 * its column with two-factor authentication.
 */
export const actors = [
  'visitor',
  'superAdmin',
  'brandAdmin',
  'admin',
  'caseOfficer',
  'approver',
  'finance',
  'auditor',
  'employer',
  'employee',
  'manager',
  'adviser',
  'care',
  /** Staff whose role permits nothing. */
  'emptyRole',
  /** A super administrator whose password has expired: nothing but the way to change it. */
  'expiredPassword',
  /** A super administrator whose account was disabled while signed in. */
  'disabled',
] as const
export type Actor = (typeof actors)[number]

export type Letter = '+' | '1' | '3' | '4'
export type ObjectKind = 'own' | 'other' | 'missing'
export type Cell = string | { own: string; other: string }

const anybody = '+  + + +  + + + +  + +  + + +  + + +'
const signedIn = '1  + + +  + + + +  + +  + + +  + 3 1'

export const cells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di

  // accounts: everybody has a session of their own
  login: anybody,
  logout: '                  1  + + +  + + + +  + +  + + +  + + 1',
  me: signedIn,
  setLanguage: signedIn,
  badgeCounts: signedIn,

  // programs: A, A, view; for applicants the public facts, which are a public call
  listPrograms: '            1  + + +  + + + +  3 3  3 3 3  3 3 1',
  /** Exports: P, A, finance, A; the program list is no report of finance. */
  exportPrograms: '          1  + + +  + + 3 +  3 3  3 3 3  3 3 1',
  listOpenPrograms: anybody,
  readProgram: '             1  + + +  + + + +  3 3  3 3 3  3 3 1',
  readProgramHistory: '      1  + + +  + + + +  3 3  3 3 3  3 3 1',
  addProgram: '              1  + + +  3 3 3 3  3 3  3 3 3  3 3 1',
  editProgram: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1',
  openProgram: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1',
  pauseProgram: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1',
  closeProgram: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1',
  archiveProgram: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1',
  copyProgram: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1',

  // applications, view: A, P, A, A, A, O, O
  listApplications: '        1  + + +  + + + +  + +  3 3 3  3 3 1',
  /** Exports: A, P, A, finance, A, O, and of an employee the own data, which is no list. */
  exportApplications: '      1  + + +  + + 3 +  + 3  3 3 3  3 3 1',
  readApplication: {
    own: '                   1  + + +  + + + +  + +  3 3 3  3 3 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1',
  },
  /** The history and the frozen versions name staff and their notes: nothing for applicants. */
  readApplicationHistory: {
    own: '                   1  + + +  + + + +  4 4  3 3 3  3 3 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1',
  },
  readFrozenVersion: {
    own: '                   1  + + +  + + + +  4 4  3 3 3  3 3 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1',
  },
  /** Here a document of the employer's half; an employee has the own half alone. */
  downloadDocument: {
    own: '                   1  + + +  + + + +  + 4  3 3 3  3 3 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1',
  },

  // create, edit while pending: A, P, O; an employee the own half, and this is the employer's
  editApplication: {
    own: '                   1  + + +  + 3 3 3  + 3  3 3 3  3 3 1',
    other: '                 1  + + +  4 3 3 3  4 3  3 3 3  3 3 1',
  },
  receiveInformation: {
    own: '                   1  + + +  + 3 3 3  + +  3 3 3  3 3 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1',
  },
  withdrawApplication: {
    own: '                   1  + + +  + 3 3 3  + +  3 3 3  3 3 1',
    other: '                 1  + + +  4 3 3 3  4 4  3 3 3  3 3 1',
  },
  /** Staff in their programs, an employer for itself; the employer's half is no employee's. */
  submitOnBehalf: {
    own: '                   1  + + +  + 3 3 3  + 3  3 3 3  3 3 1',
    other: '                 1  + + +  3 3 3 3  3 3  3 3 3  3 3 1',
  },

  // assign, bulk assign: A, to self
  listAssignees: '           1  + + +  + 3 3 3  3 3  3 3 3  3 3 1',
  /** Many at once: refused record by record in the answer. */
  assignApplications: '      1  + + +  + 3 3 3  3 3  3 3 3  3 3 1',
  assignApplication: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1',
  },

  // checkpoints, record: A, P; override: A, the approver
  recordCheckpoint: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1',
  },
  overrideCheck: '           1  + + +  3 + 3 3  3 3  3 3 3  3 3 1',

  // recommend: A, P
  requestInformation: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1',
  },
  recommendApplication: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1',
  },
  // decide: A, the approver
  returnApplication: '       1  + + +  3 + 3 3  3 3  3 3 3  3 3 1',
  approveApplication: '      1  + + +  3 + 3 3  3 3  3 3 3  3 3 1',
  rejectApplication: '       1  + + +  3 + 3 3  3 3  3 3 3  3 3 1',
  reopenApplication: '       1  + + +  3 + 3 3  3 3  3 3 3  3 3 1',

  // letters as they left hold secret links: administrators of all alone
  listMessages: '            1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1',
  readMessage: '             1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1',

  // the public form: whoever has the secret link
  startDraft: anybody,
  readDraft: anybody,
  saveDraft: anybody,
  sendDraftLink: anybody,
  sendFreshLink: anybody,
  checkEmployer: anybody,
  checkParticipant: anybody,
  estimateFunding: anybody,
  uploadDocument: anybody,
  removeDocument: anybody,
  submitEmployerHalf: anybody,
  submitParticipantHalf: anybody,
}

const lettersOf = (line: string) => line.trim().split(/\s+/) as Letter[]

export function isWholeLine(cell: Cell): boolean {
  const lines = typeof cell === 'string' ? [cell] : [cell.own, cell.other]
  return lines
    .map(lettersOf)
    .every((line) => line.length === actors.length && line.every((each) => '+134'.includes(each)))
}

export function expectedOf(cell: Cell, actor: Actor, kind: ObjectKind): Letter {
  const lines = typeof cell === 'string' ? { own: cell, other: cell } : cell
  const letter = lettersOf(kind === 'other' ? lines.other : lines.own)[actors.indexOf(actor)]
  if (!letter) throw new Error(`no cell for ${actor}`)
  return kind === 'missing' && letter === '+' ? '4' : letter
}
