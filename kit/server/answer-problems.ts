import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  kitTranslator,
  languageOf,
  spokenErrors,
  spokenReason,
  type MessagesByLanguage,
} from './messages.ts'
import type { Language } from '#kit/contract/strings.ts'
import { notFound, Problem } from './problems.ts'
import { isUnavailable } from './unavailable.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the module whose endpoint this is. */
    words?: readonly MessagesByLanguage[]
    /** A form may be posted to it. */
    takesForm?: true
  }
}

/**
 * Everything that goes wrong is answered as `application/problem+json` with the request's id, in
 * the words of the module whose endpoint is served, else in the kit's.
 */
export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return answerProblem({ problem, request, reply })
  })
  app.setNotFoundHandler((request, reply) => answerProblem({ problem: notFound(), request, reply }))
}

function answerProblem(on: { problem: Problem; request: FastifyRequest; reply: FastifyReply }) {
  const { problem, request, reply } = on
  const language = languageOf(request.headers['accept-language'])
  const { errors, extra, headers, words } = problem.options
  const speakers = words ? [words] : (request.routeOptions.config.words ?? [])
  if (headers) reply.headers(headers)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: `/problems/${problem.code}`,
        title: titleOf(problem, language, speakers),
        status: problem.status,
        code: problem.code,
        requestId: request.id,
        ...(errors && { errors: spokenErrors(errors, language, speakers) }),
        ...extra,
      }),
    )
}

function titleOf(
  { status, code, options }: Problem,
  language: Language,
  speakers: readonly MessagesByLanguage[],
): string {
  const said = spokenReason(
    {
      code: options.said ?? code,
      params: { ...options.params, ...(options.about && { about: options.about[language] }) },
    },
    language,
    speakers,
  )
  const otherwise = status === 409 ? 'problems.wrongState' : 'problems.unexpected'
  return said ?? kitTranslator(language)(otherwise)
}

/** No space is left for files, by their system; nor for rows, by PostgreSQL. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  const code = error.code ?? ''
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem(415, 'unsupportedBody')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE')
    return new Problem(413, 'tooLarge')
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return new Problem(400, 'invalidJson')
  if (code.startsWith('FST_ERR_CTP')) return new Problem(400, 'invalidInput')
  if (code === '23505') return new Problem(409, 'alreadyExists')
  if (code.startsWith('22')) return new Problem(422, 'invalidInput')
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new Problem(415, 'unsupportedUpload')
  if (code === 'FST_MP_PREMATURE_CLOSE') return new Problem(400, 'invalidInput')
  if (fullCodes.has(code))
    return new Problem(503, 'storageFull', { headers: { 'retry-after': '300' } })
  if (isUnavailable(error))
    return new Problem(503, 'unavailable', { headers: { 'retry-after': '5' } })
  return ofLibrary(error.statusCode ?? 500)
}

/** What a library refuses by itself, such as the address of a file that no system can have. */
function ofLibrary(status: number): Problem {
  if (status === 403 || status === 404) return notFound()
  return status < 500 ? new Problem(status, 'invalidInput') : new Problem(500, 'unexpected')
}
