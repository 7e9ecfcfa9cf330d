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
/** What is fetched once a first screen is there (`StaffLayout.tsx`). */
const menus = /\/Opened(Menu|Panel|RecordMenu)\.tsx$/
/** Screens that share most among each other, by their names or by a part that each of them needs. */
const visitors = /\/(accounts|passwords|registration)\/web\/\w+Screen\.tsx$|\/BlankLayout\.tsx$/
const forms =
  /\/(forms|funding-requests|information-requests|intake|messages|monitoring)\/web\/(\w+Screens|ThankYouScreen|FundingFormScreen|SurveyScreen|ConversationScreen)\.tsx$/
const lists = /\/modules\/[\w-]+\/web\/\w+Lists?\.tsx$/
const ofRecords = /\/kit\/web\/record\/RecordScreen\.tsx$/
const ofEntries = /\/kit\/web\/form\/EntityFormBody\.tsx$/

/** Which screens and dialogs there are, by what they share. */
interface Screens {
  all: ReadonlySet<string>
  visitors: ReadonlySet<string>
  forms: ReadonlySet<string>
  lists: ReadonlySet<string>
  records: ReadonlySet<string>
  entries: ReadonlySet<string>
}

/** The shares from which on a part comes with what most of these screens have. */
const ofVisitors = 0.3
const ofLists = 0.5
const ofMost = 0.5

/**
 * Names the file that each part comes in: a small file by itself is half overhead, and each waits its
 * turn. Nothing is put where the sign-in page, the start of a form or most lists would fetch it in vain.
 */
export function sharedFiles(built: readonly BuiltFile[]): ReadonlyMap<string, string> {
  const needed = neededBy(built)
  const screens = screensAmong(needed)
  const names = new Map(built.flatMap(({ moduleIds }) => moduleIds.flatMap(wordsNamed)))
  for (const [id, by] of needed) {
    const name = by.size > 1 && !screens.all.has(id) && nameOf(by, screens)
    if (name) names.set(id, name)
  }
  return names
}

function screensAmong(needed: Needed): Screens {
  const all = new Set([...needed.values()].flatMap((each) => [...each]))
  const called = (as: RegExp) => new Set([...all].filter((id) => as.test(id)))
  const needing = (part: RegExp) =>
    needed.get([...needed.keys()].find((id) => part.test(id)) ?? '') ?? new Set<string>()
  return {
    all,
    visitors: called(visitors),
    forms: called(forms),
    lists: called(lists),
    records: needing(ofRecords),
    entries: needing(ofEntries),
  }
}

const wordsOfVisitors = /\/kit\/(?:web|contract)\/(?:strings|messages)\.(en|fr)\.ts$/
const wordsOfStaff =
  /\/(?:kit\/web\/staff-strings|apps\/web\/titles)\.(en|fr)\.ts$|\.(en|fr)\.ts\?titles$/
/** Those of a form are read by different people. */
const wordsOfModule = /\/modules\/(?!forms\/)([\w-]+)\/web\/[\w-]*strings\.(en|fr)\.ts/

/** Words that are always read together. */
function wordsNamed(id: string): [string, string][] {
  const [, always] = wordsOfVisitors.exec(id) ?? []
  if (always) return [[id, `words-${always}`]]
  const [, staff, title] = wordsOfStaff.exec(id) ?? []
  if (staff ?? title) return [[id, `staff-words-${staff ?? title}`]]
  const [, module, language] = wordsOfModule.exec(id) ?? []
  return module ? [[id, `${module}-words-${language}`]] : []
}

type Ids = ReadonlySet<string>
const some = (by: Ids, as: RegExp) => [...by].some((id) => as.test(id))
const among = (by: Ids, of: Ids) => [...by].filter((id) => of.has(id)).length
const share = (by: Ids, of: Ids) => among(by, of) / of.size

/** Empty for what is best by itself. */
function nameOf(by: Ids, screens: Screens): string {
  const isOpen = among(by, screens.visitors) + among(by, screens.forms) > 0
  const isInLists = among(by, screens.lists) > 0
  const isOfLists = share(by, screens.lists) >= ofLists
  if (some(by, login)) return some(by, formStart) ? 'open' : 'login'
  if (some(by, formStart)) return isOfLists ? 'common' : isInLists ? '' : formName(by, screens)
  if (share(by, screens.visitors) >= ofVisitors)
    return isInLists || some(by, staffArea) ? '' : 'card'
  if (isOfLists && isOpen) return some(by, survey) ? 'form-list' : 'open-list'
  if (some(by, staffArea)) return isOpen ? '' : 'staff'
  if (isOfLists) return 'list'
  if (share(by, screens.forms) >= ofMost) return 'form-later'
  const name = some(by, menus) ? 'menu' : laterName(by, screens)
  return name && [isOpen && 'open', name, isInLists && 'listed'].filter(Boolean).join('-')
}

/** What records show of a form is not fetched with how it is filled in. */
const formName = (by: Ids, { records }: Screens) => (among(by, records) ? 'form-record' : 'form')

/** What is needed by most records, or most entries, and hardly by others. */
function laterName(by: Ids, { records, entries }: Screens): string {
  const isOf = (of: Ids) => share(by, of) >= ofMost && among(by, of) / by.size >= ofMost
  const record = among(by, records) === by.size ? 'record' : 'record-parts'
  return [isOf(records) && record, isOf(entries) && 'entry'].filter(Boolean).join('-')
}
