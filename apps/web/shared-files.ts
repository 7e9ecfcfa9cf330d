/** What the bundler knows of a file. */
interface Known {
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type Graph = { getModuleInfo(id: string): Known | null }

/** Whether a file is fetched with one of those that `first` names: at once, or `later` as well. */
function fetchedWith(first: RegExp, { later = false } = {}) {
  const found = new Map<string, boolean>()
  return function is(id: string, graph: Graph): boolean {
    const known = found.get(id)
    if (known !== undefined) return known
    found.set(id, first.test(id))
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
    const from = later ? [...importers, ...dynamicImporters] : importers
    if (from.some((each) => is(each, graph))) found.set(id, true)
    return found.get(id) ?? false
  }
}

const withVisitors = fetchedWith(/\.open\.routes\.tsx$|\/(BlankLayout|DeadEnds)\.tsx$/, {
  later: true,
})
/** What stays what it is: the first files of each, and what leads from there to all screens. */
const first = /\/(StaffArea|ApplicationLists|[\w-]+\.routes)\.tsx$|\/apps\/web\/staff-modules\.ts$/
const withStaff = fetchedWith(/\/apps\/web\/(StaffArea\.tsx|staff-modules\.ts)$/)
/** What a form needs to begin with, and neither its preview nor staff do. */
const ofForms =
  /\/pieces\/(form\/(FormScreen|AlreadySent|Honeypot|ProblemNotice)|draft\/open-draft)\.tsx?$/
const withForm = fetchedWith(/\/intake\/web\/EmployerScreens\.tsx$/)
/** The parts of a record that the largest one has, and so nearly each. */
const ofRecord = /\/record\/(RecordBody|RecordActivity|RailCard|body\.module|rail\.module|sections)/
const withRecord = fetchedWith(/\/applications\/web\/ApplicationQueueScreen\.tsx$/)
const withList = fetchedWith(/\/applications\/web\/ApplicationLists\.tsx$/)

/**
 * Names the file that a part comes in: what the area of staff and its first list need comes in a few,
 * since a small file by itself is half overhead; so does the beginning of a form, and what each record
 * has. What visitors fetch besides stays in files of its own.
 */
export function sharedFile(id: string, graph: Graph): string | null {
  if (ofForms.test(id) && withForm(id, graph)) return 'form'
  if (first.test(id) || withVisitors(id, graph)) return null
  if (withStaff(id, graph)) return 'staff'
  if (withList(id, graph)) return id.includes('/modules/') ? 'cases' : 'list'
  if (ofRecord.test(id) && withRecord(id, graph)) return 'record'
  return null
}
