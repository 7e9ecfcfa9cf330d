import { actOnMany } from '#kit/server/bulk/begin-run.ts'
import { serve, type Change, type Db, type ServedEndpoint } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { Uploading } from '#kit/server/receive-file.ts'
import { filesEndpoints } from '../contract/files.endpoints.ts'
import { notesEndpoints } from '../contract/notes.endpoints.ts'
import { tasksEndpoints } from '../contract/tasks.endpoints.ts'
import { timelineEndpoints } from '../contract/timeline.endpoints.ts'
import { trashEndpoints } from '../contract/trash.endpoints.ts'
import { addFile } from './add-file.ts'
import { addNote } from './add-note.ts'
import { deleteFile, editFile, placeFile } from './change-file.ts'
import { countParts } from './count-parts.queries.ts'
import { deleteNote, editNote } from './edit-note.ts'
import { purgeItem, restoreItem } from './empty-trash.ts'
import { readFile, readFiles } from './file.queries.ts'
import { addTask, deleteTask, editTask, markTask } from './keep-task.ts'
import { mostOf, readNote, readNotes } from './note.queries.ts'
import { readOwnParent, readParent, requireSome, type Desk } from './parents.ts'
import { readPeopleToMention } from './people-to-mention.ts'
import { downloadFile, showPicture } from './show-file.ts'
import { countTasks, readTaskPeople, readTasks } from './task-list.queries.ts'
import { readPeopleFor, readRecordTasks, readTask } from './task.queries.ts'
import { restoreItems } from './restore-many.ts'
import { readTimeline } from './timeline.queries.ts'
import { readTrash } from './trash.queries.ts'
import { notesAndTasksEn } from '../contract/strings.en.ts'
import { notesAndTasksFr } from '../contract/strings.fr.ts'

const words = { en: notesAndTasksEn, fr: notesAndTasksFr }

interface Calling {
  db: Db
  person: Person
}

/** Notes, tasks and files of the kinds of record that the app names, and what was deleted of them. */
export const notesAndTasksHandlers = (desk: Desk): ServedEndpoint[] => [
  ...notesHandlers(desk),
  ...tasksHandlers(desk),
  ...filesHandlers(desk),
  ...trashHandlers(desk),
  ...timelineHandlers(desk),
]

function notesHandlers(desk: Desk) {
  const who = ({ person }: Calling) => ({ desk, person })
  const answer = async (call: Calling, id: string) =>
    (await readNote(call.db, who(call), id)).record
  return serve(
    notesEndpoints,
    {
      countParts: (call) => countParts(call.db, who(call), call.params),
      listNotes: (call) =>
        readNotes(call.db, who(call), { key: call.params, most: mostOf(call.query) }),
      async listMentionable({ db, person, params, query }) {
        const parent = await readOwnParent(db, { desk, person }, params)
        const asked = { parent, typed: query.typed ?? '' }
        return { data: await readPeopleToMention(db, { desk, person }, asked) }
      },
      async addNote(call) {
        return answer(call, await addNote(call, desk, { key: call.params, input: call.body }))
      },
      async editNote(call) {
        await editNote(call, desk, { id: call.params.id, input: call.body })
        return answer(call, call.params.id)
      },
      deleteNote: (call) => nothing(deleteNote(call, desk, call.params.id)),
    },
    words,
  )
}

const nothing = (done: Promise<void>) => done.then(() => undefined)

type Marking = Change & { version: number; params: { id: string } }

function tasksHandlers(desk: Desk) {
  const who = async ({ person, today }: Calling & Pick<Change, 'today'>) => ({
    desk,
    person,
    today: await today(),
  })
  const answer = async (call: Calling & Pick<Change, 'today'>, id: string) =>
    (await readTask(call.db, await who(call), id)).record
  const mark = (isDone: boolean) => async (call: Marking) => {
    await markTask(call, desk, { id: call.params.id, isDone })
    return answer(call, call.params.id)
  }
  return serve(
    tasksEndpoints,
    {
      listTasks: async (call) =>
        readTasks(call.db, await who(call), { list: call.list, view: call.query.view ?? 'mine' }),
      countTasks: async (call) => countTasks(call.db, await who(call)),
      listTaskPeople: async ({ db, person }) => ({ data: await readTaskPeople(db, person) }),
      listRecordTasks: async (call) =>
        readRecordTasks(call.db, await who(call), { key: call.params, most: mostOf(call.query) }),
      async listRecordPeople({ db, person, params }) {
        const parent = await readParent(db, { desk, person }, params)
        return { data: await readPeopleFor(db, { desk, person }, parent) }
      },
      async addTask(call) {
        return answer(call, await addTask(call, desk, { key: call.params, input: call.body }))
      },
      async editTask(call) {
        await editTask(call, desk, { id: call.params.id, input: call.body })
        return answer(call, call.params.id)
      },
      finishTask: mark(true),
      reopenTask: mark(false),
      deleteTask: (call) => nothing(deleteTask(call, desk, call.params.id)),
    },
    words,
  )
}

function filesHandlers(desk: Desk) {
  const who = ({ person }: Calling) => ({ desk, person })
  const answer = async (call: Calling, id: string) =>
    (await readFile(call.db, who(call), id)).record
  return serve(
    filesEndpoints,
    {
      listFiles: (call) =>
        readFiles(call.db, who(call), {
          key: call.params,
          most: mostOf(call.query),
          only: call.query.only,
        }),
      async addFile(call) {
        return answer(call, await addFile(call as typeof call & Uploading, desk, call.params))
      },
      async editFile(call) {
        await editFile(call, desk, { id: call.params.id, input: call.body })
        return answer(call, call.params.id)
      },
      async placeFile(call) {
        await placeFile(call, desk, { id: call.params.id, place: call.body.place })
        return answer(call, call.params.id)
      },
      deleteFile: (call) => nothing(deleteFile(call, desk, call.params.id)),
      downloadFile: (call) => downloadFile(call, desk, call.params.id),
      showPicture: (call) => showPicture(call, desk, { id: call.params.id, size: call.query.size }),
    },
    words,
  )
}

function trashHandlers(desk: Desk) {
  return serve(
    trashEndpoints,
    {
      async listTrash({ db, person, settings, list }) {
        requireSome({ desk, person }, 'write')
        return readTrash(db, { desk, person, settings }, list)
      },
      restoreItem: (call) => nothing(restoreItem(call, desk, call.params.id)),
      restoreItems: (call) => actOnMany(call, restoreItems(desk), call.body),
      purgeItem: (call) => nothing(purgeItem(call, desk, call.params.id)),
    },
    words,
  )
}

function timelineHandlers(desk: Desk) {
  return serve(
    timelineEndpoints,
    {
      readTimeline: (call) =>
        readTimeline(call, desk, {
          key: call.params,
          after: call.query.after ?? null,
          only: call.query.only ?? null,
        }),
    },
    words,
  )
}
