import type { Language } from '#kit/contract/strings.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { isReplaced } from '#kit/server/paper/fonts.ts'
import type { KeptMail } from '#kit/server/mail-again.ts'
import type { KeptPaper } from '#modules/letterhead/server/kept-paper.ts'
import type { LetterRecord } from '../contract/letters.endpoints.ts'
import type { PaperKind } from '../contract/paper-kinds.ts'
import { printLettersName } from './job-name.ts'

interface Keeping {
  kind: PaperKind
  entity: LetterRecord
  recordId: string
  reader: 'employer' | 'participant' | null
  recipient: string
  paper: KeptPaper & { reference: string | null }
  templateVersionId?: string
  /** By which it left, where that may be sent again. */
  mail?: KeptMail | null
  madeBy?: string | null
}

/** Keeps what is printed of a letter, in the change that writes it; the file is made once that is kept. */
export async function keepLetter(
  { db, startJob }: { db: Db } & Pick<Change, 'startJob'>,
  { paper, entity, recordId, reader, recipient, kind, ...of }: Keeping,
): Promise<string> {
  const { language, subject } = paper as { language: Language; subject: string }
  const { id } = await db
    .insertInto('kept_letters')
    .values({
      kind,
      entity,
      record_id: recordId,
      reader,
      recipient,
      language,
      subject,
      paper: JSON.stringify(paper),
      is_replaced: isReplaced(JSON.stringify(paper)),
      mail: of.mail ? JSON.stringify(of.mail) : null,
      template_version_id: of.templateVersionId ?? null,
      made_by: of.madeBy ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  startJob(printLettersName)
  return id
}
