/** A file as it was built before any part had a name. */
export interface BuiltFile {
  fileName: string
  moduleIds: readonly string[]
  imports: readonly string[]
  /** The part that it is fetched for by itself, as a screen is. */
  facadeModuleId: string | null
}

type Needed = ReadonlyMap<string, ReadonlySet<string>>

const isWords = (id: string) => /strings\.(en|fr)\.ts|\?(titles|rest)$/.test(id)

/**
 * Of each part the screens, dialogs and first files that need it at once. Only what was built tells:
 * a library's index names many parts, of which each file takes few.
 */
function neededBy(built: readonly BuiltFile[]): Needed {
  const files = new Map(built.map((file) => [file.fileName, file]))
  const found = new Map<string, Set<string>>()
  for (const { fileName, facadeModuleId } of built) {
    if (!facadeModuleId || isWords(facadeModuleId)) continue
    const fetched = new Set([fileName])
    for (const each of fetched)
      for (const other of files.get(each)?.imports ?? []) fetched.add(other)
    for (const file of fetched)
      for (const id of files.get(file)?.moduleIds ?? [])
        found.set(id, (found.get(id) ?? new Set()).add(facadeModuleId))
  }
  return found
}

/** The page to sign in on, and where the form begins that most people open on a phone, each in its frame. */
const login = /\/(LoginScreen|BlankLayout)\.tsx$/
const formStart = /\/(EmployerScreens|BlankLayout)\.tsx$/
/** The form that is filled in most often. */
const survey = /\/SurveyScreen\.tsx$/
const staffArea = /\/apps\/web\/(StaffArea\.tsx|staff-modules\.ts)$/
/** Screens that share most among each other, by their names or by a part that each of them needs. */
const visitors = /\/(accounts|passwords|registration)\/web\/\w+Screen\.tsx$|\/BlankLayout\.tsx$/
const forms =
  /\/(forms|funding-requests|information-requests|intake|messages|monitoring)\/web\/(\w+Screens|ThankYouScreen|FundingFormScreen|SurveyScreen|ConversationScreen)\.tsx$/
const lists = /\/modules\/[\w-]+\/web\/\w+Lists?\.tsx$/
const ofRecords = /\/kit\/web\/record\/RecordScreen\.tsx$/
const ofEntries = /\/kit\/web\/form\/EntityFormBody\.tsx$/

/** What a part is needed for: whether at all, or by which share of the screens. */
interface Use {
  login: boolean
  formStart: boolean
  survey: boolean
  staffArea: boolean
  visitors: number
  forms: number
  lists: number
  records: number
  entries: number
}

/** The share from which on a part comes with what most lists, or many other screens, have. */
const ofLists = 0.2
const ofScreens = 0.3

/**
 * Names the file that each part comes in: a small file by itself is half overhead, and each waits its
 * turn. Nothing is put where the sign-in page, the start of a form or most lists would fetch it in vain.
 */
export function sharedFiles(built: readonly BuiltFile[]): ReadonlyMap<string, string> {
  const needed = neededBy(built)
  const firsts = new Set([...needed.values()].flatMap((each) => [...each]))
  const useOf = usesAmong(needed, firsts)
  const names = new Map<string, string>()
  for (const [id, by] of needed) {
    const name = by.size > 1 && !firsts.has(id) && nameOf(useOf(by))
    if (name) names.set(id, name)
  }
  return names
}

function usesAmong(needed: Needed, firsts: ReadonlySet<string>) {
  const called = (as: RegExp) => new Set([...firsts].filter((id) => as.test(id)))
  const needing = (part: RegExp) =>
    needed.get([...needed.keys()].find((id) => part.test(id)) ?? '') ?? new Set<string>()
  const [visitor, form, list] = [called(visitors), called(forms), called(lists)]
  const [record, entry] = [needing(ofRecords), needing(ofEntries)]
  return (by: ReadonlySet<string>): Use => {
    const some = (as: RegExp) => [...by].some((id) => as.test(id))
    const share = (of: ReadonlySet<string>) => [...by].filter((id) => of.has(id)).length / of.size
    return {
      login: some(login),
      formStart: some(formStart),
      survey: some(survey),
      staffArea: some(staffArea),
      visitors: share(visitor),
      forms: share(form),
      lists: share(list),
      records: share(record),
      entries: share(entry),
    }
  }
}

/** Empty for what is best by itself. */
function nameOf(use: Use): string {
  const isOpen = use.visitors > 0 || use.forms > 0
  if (use.login) return use.formStart ? 'open' : 'login'
  if (use.formStart) return use.lists >= ofLists ? 'common' : use.lists > 0 ? '' : 'form'
  if (use.lists >= ofLists && isOpen) return use.survey ? 'form-list' : 'open-list'
  if (use.staffArea) return isOpen ? '' : 'staff'
  if (use.lists > 0) return use.lists >= ofLists ? 'list' : ''
  if (use.forms >= ofScreens) return 'form-later'
  const shown = [use.records >= ofScreens && 'record', use.entries >= ofScreens && 'entry']
  const name = shown.filter(Boolean).join('-')
  return name && (isOpen ? `open-${name}` : name)
}
