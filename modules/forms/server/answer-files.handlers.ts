import { serve, type ReadCall, type StreamAnswer } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { formsWords } from '../contract/words.ts'
import { answerFilesEndpoints } from '../contract/answer-files.endpoints.ts'
import { fileIds } from './answer-files.ts'
import { questionsShown } from './answers-as-asked.ts'
import { readStored } from './answers.queries.ts'
import type { FormPurpose } from './form-purpose.ts'

/**
 * A file of an answer as a download.
 * @throws 404 where the answer may not be read, is protected, or has no such file
 */
async function openAnswerFile(
  call: ReadCall<(typeof answerFilesEndpoints)['downloadAnswerFile']>,
  purposes: readonly FormPurpose[],
): Promise<StreamAnswer> {
  const { id, fileId } = call.params
  const { stored, purpose } = await readStored(call, id, purposes)
  const { language } = call
  const shown = questionsShown(stored.definition, { purpose, language })
  if (!fileIds(stored, shown).includes(fileId)) throw notFound()
  const file = await call.db
    .selectFrom('files')
    .select(['name', 'media_type', 'storage_key'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  const body = await call.files.get(file.storage_key)
  return { mediaType: file.media_type, fileName: file.name, body }
}

export const answerFilesHandlers = (purposes: readonly FormPurpose[]) =>
  serve(
    answerFilesEndpoints,
    { downloadAnswerFile: (call) => openAnswerFile(call, purposes) },
    formsWords,
  )
