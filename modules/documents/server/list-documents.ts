import type { Looking } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import {
  loadApplication,
  type LoadedApplication,
} from '#modules/applications/server/application.queries.ts'
import {
  documentSides,
  type DocumentFile,
  type DocumentLine,
  type DocumentList,
} from '../contract/document.ts'
import {
  askedDocuments,
  filesOf,
  stateOf,
  type AskedDocument,
  type StoredFile,
} from './document-lines.queries.ts'
import { canDo, closedFor, mayAddTo, seenSides } from './document.policy.ts'

type Seeing = { person: Person; loaded: LoadedApplication }

/** What is asked for and what was sent, of the sides that the person sees. @throws 404 */
export async function listDocuments(looking: Looking, id: string): Promise<DocumentList> {
  const loaded = await loadApplication(looking, id)
  return linesOf(looking, loaded)
}

export async function linesOf(
  { db, person }: Looking,
  loaded: LoadedApplication,
): Promise<DocumentList> {
  const sides = seenSides(person, loaded)
  const files = await filesOf(db, { id: loaded.id, sides })
  const asked = (await askedDocuments(db, loaded.id)).filter(({ askedOf }) =>
    sides.includes(askedOf),
  )
  const seeing = { person, loaded }
  const required = asked.map((each) => requiredLine(each, files, seeing))
  const known = new Set(required.map((line) => `${line.side} ${line.series}`))
  const rest = Map.groupBy(
    files.filter((file) => !known.has(`${file.side} ${file.series}`)),
    (file) => `${file.side} ${file.series}`,
  )
  const others = [...rest.values()].flatMap((of) => otherLine(of, seeing) ?? [])
  return {
    data: [...required, ...others.toReversed()],
    mayAdd: closedFor(loaded) ? [] : documentSides.filter((side) => mayAddTo(person, loaded, side)),
    mayDate: person.permissions.allows(
      { action: 'verify', subject: 'Applications View' },
      { ...loaded.judged.scope },
    ),
  }
}

function requiredLine(
  asked: AskedDocument,
  files: readonly StoredFile[],
  by: Seeing,
): DocumentLine {
  const { code, name, askedOf: side, mandatory, expires = false } = asked
  const own = files.filter((file) => file.side === side && file.series === code)
  const about = { series: code, kind: code, side, title: name, ownTitle: null }
  return { ...about, isRequired: true, mandatory, expires, ...versionsOf(own, by) }
}

/** What nobody asked for; once all of it is taken away, the staff alone know of it. */
function otherLine(files: readonly StoredFile[], by: Seeing): DocumentLine | null {
  const [newest] = files
  if (!newest) return null
  const { series, kind, side } = newest
  const versions = versionsOf(files, by)
  if (versions.files.length + versions.removed.length === 0) return null
  const about = {
    series,
    kind,
    side,
    title: null,
    ownTitle: files.find((file) => file.ownTitle)?.ownTitle ?? null,
  }
  return { ...about, isRequired: false, mandatory: false, expires: false, ...versions }
}

function versionsOf(files: readonly StoredFile[], by: Seeing) {
  const there = files.filter(({ status }) => status !== 'removed')
  const current = there.filter((file) => file.isCurrent)
  const isStaff = by.person.type === 'staff'
  const shown = (file: StoredFile) => fileAs(file, by)
  return {
    state: stateOf(current),
    files: current.map(shown),
    earlier: there.filter((file) => !file.isCurrent).map(shown),
    removed: isStaff ? files.filter(({ status }) => status === 'removed').map(shown) : [],
  }
}

/** A file as somebody sees it: who of the staff judged it is for the staff to know. */
export function fileAs(stored: StoredFile, by: Seeing): DocumentFile {
  const {
    applicationId: _of,
    side,
    series: _series,
    kind: _kind,
    ownTitle: _title,
    ...file
  } = stored
  const isStaff = by.person.type === 'staff'
  return {
    ...file,
    judgedBy: isStaff ? file.judgedBy : null,
    addedByName: isStaff || file.way !== 'staff' ? file.addedByName : '',
    can: canDo({ ...file, side }, by),
  }
}
