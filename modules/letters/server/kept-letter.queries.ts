import { sql } from 'kysely'
import type { Db, StreamAnswer } from '#kit/server/call.ts'
import { wholeFile, type Files } from '#kit/server/files.ts'
import { refusalToMail } from '#kit/server/mail-again.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { printPaper, type KeptPaper } from '#modules/letterhead/server/kept-paper.ts'
import type { KeptLetter, LetterRecord } from '../contract/letters.endpoints.ts'
import type { MailedLetter } from '../contract/mailed-letter.endpoints.ts'
import { fileNameOf } from './file-name-of.ts'
import { isReadable, isRecordSeen } from './is-readable.ts'
import { maySendAgain } from './may-send-again.ts'
import { followLetterLink } from './letter-links.ts'

interface Reader {
  db: Db
  person: Person
}

type Stored = Omit<KeptLetter, 'name' | 'can'> & {
  reference: string | null
  maySendAgain: boolean
  refusal: string | null
}

const selectLetters = (person: Person) => sql`
  select k.id, k.kind, k.subject, k.recipient, k.language, v.number as version, k.created_at as at,
    case when ${person.type === 'staff'} then u.name end as "madeBy",
    k.is_replaced and ${person.type === 'staff'} as "isReplaced",
    k.paper -> 'reference' #>> '{}' as reference,
    ${maySendAgain(person)} as "maySendAgain", ${refusalToMail(sql`k.mail`)} as refusal
  from kept_letters k left join letter_versions v on v.id = k.template_version_id
    left join users u on u.id = k.made_by`

const told = ({ reference, maySendAgain: may, refusal, ...letter }: Stored): KeptLetter => ({
  ...letter,
  name: fileNameOf({ ...letter, reference }),
  can: may ? { sendAgain: refusal ? { reason: refusal } : true } : {},
})

/** The letters of a record that the person may read, the newest first. @throws 404 for one that they may not open */
export async function readLetters(
  { db, person }: Reader,
  { kind, id }: { kind: LetterRecord; id: string },
): Promise<KeptLetter[]> {
  const seen = await sql<{ is: boolean }>`select ${isRecordSeen(person, kind, id)} as is`.execute(
    db,
  )
  if (!seen.rows[0]?.is) throw notFound()
  const { rows } = await sql<Stored>`${selectLetters(person)}
    where k.entity = ${kind} and k.record_id = ${id} and ${isReadable(person)}
    order by k.created_at desc, k.id desc`.execute(db)
  return rows.map(told)
}

/** One letter that the person may read. @throws 404 */
export async function readLetter({ db, person }: Reader, id: string): Promise<KeptLetter> {
  const { rows } = await sql<Stored>`${selectLetters(person)}
    where k.id = ${id} and ${isReadable(person)}`.execute(db)
  if (!rows[0]) throw notFound()
  return told(rows[0])
}

/**
 * The PDF of a letter that the person may read. Until it is kept as a file it is printed from what was
 * kept of it, which gives the same bytes.
 * @throws 404
 */
export async function openLetter(
  reader: Reader & { files: Files },
  id: string,
): Promise<StreamAnswer> {
  await readLetter(reader, id)
  return openKept(reader, id)
}

interface Kept {
  kind: KeptLetter['kind']
  paper: KeptPaper & { reference: string | null }
  storageKey: string | null
}

const findKept = async (db: Db, id: string) =>
  theRow(
    (
      await sql<Kept>`select k.kind, k.paper, f.storage_key as "storageKey"
        from kept_letters k left join files f on f.id = k.file_id where k.id = ${id}`.execute(db)
    ).rows,
  )

async function openKept(
  { db, files }: { db: Db; files: Files },
  id: string,
): Promise<StreamAnswer> {
  const { kind, paper, storageKey } = await findKept(db, id)
  const body = storageKey ? await wholeFile(files, storageKey) : await printPaper(files, paper)
  if (!body) throw notFound()
  return { mediaType: 'application/pdf', fileName: fileNameOf({ ...paper, kind }), body }
}

/** What a link of a mail leads to. @throws 404, or 409 `linkExpired` */
export async function readMailedLetter(db: Db, token: string): Promise<MailedLetter> {
  const { letterId, until } = await followLetterLink(db, token)
  const { kind, paper } = await findKept(db, letterId)
  const { subject, language, at, letterhead } = paper
  return {
    subject,
    language,
    at,
    until,
    sender: letterhead.name,
    isToAnswer: kind === 'agreement',
    name: fileNameOf({ ...paper, kind }),
  }
}

/** The PDF of the same. @throws 404, or 409 `linkExpired` */
export async function openMailedLetter(
  opening: { db: Db; files: Files },
  token: string,
): Promise<StreamAnswer> {
  const { letterId } = await followLetterLink(opening.db, token)
  return openKept(opening, letterId)
}
