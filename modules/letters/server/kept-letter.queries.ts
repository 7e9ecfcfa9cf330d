import { sql } from 'kysely'
import type { Db, StreamAnswer } from '#kit/server/call.ts'
import { wholeFile, type Files } from '#kit/server/files.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { printPaper, type KeptPaper } from '#modules/letterhead/server/kept-paper.ts'
import type { KeptLetter, LetterRecord } from '../contract/letters.endpoints.ts'
import { fileNameOf } from './file-name-of.ts'
import { isReadable, isRecordSeen } from './is-readable.ts'

interface Reader {
  db: Db
  person: Person
}

type Stored = Omit<KeptLetter, 'name'> & { reference: string | null }

const selectLetters = (person: Person) => sql`
  select k.id, k.kind, k.subject, k.recipient, k.language, v.number as version, k.created_at as at,
    case when ${person.type === 'staff'} then u.name end as "madeBy",
    k.paper -> 'reference' #>> '{}' as reference
  from kept_letters k left join letter_versions v on v.id = k.template_version_id
    left join users u on u.id = k.made_by`

const told = ({ reference, ...letter }: Stored): KeptLetter => ({
  ...letter,
  name: fileNameOf({ ...letter, reference }),
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
  const { name } = await readLetter(reader, id)
  const { rows } = await sql<{ paper: KeptPaper; storageKey: string | null }>`
    select k.paper, f.storage_key as "storageKey"
    from kept_letters k left join files f on f.id = k.file_id where k.id = ${id}`.execute(reader.db)
  const [kept] = rows
  if (!kept) throw notFound()
  const { paper, storageKey } = kept
  const body = storageKey
    ? await wholeFile(reader.files, storageKey)
    : await printPaper(reader.files, paper)
  if (!body) throw notFound()
  return { mediaType: 'application/pdf', fileName: name, body }
}
