import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { kitTranslator, languageOf, spokenErrors, type ModuleWords } from './messages.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { RowProblem } from './each-on-its-own.ts'
import { notFound, Problem } from './problems.ts'

/** Everything that goes wrong is answered as `application/problem+json` with the request's id. */
export function answerProblems(app: FastifyInstance, words: ModuleWords) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return answerProblem({ problem, request, reply, words })
  })
  app.setNotFoundHandler((request, reply) =>
    answerProblem({ problem: notFound(), request, reply, words }),
  )
}

function answerProblem(on: {
  problem: Problem
  request: FastifyRequest
  reply: FastifyReply
  words: ModuleWords
}) {
  const { problem, request, reply, words } = on
  const language = languageOf(request.headers['accept-language'])
  const { errors, extra, headers } = problem.options
  if (headers) reply.headers(headers)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: `/problems/${problem.code}`,
        title: titleOf(problem, language, words),
        status: problem.status,
        code: problem.code,
        requestId: request.id,
        ...(errors && { errors: spokenErrors(errors, language, words) }),
        ...extra,
      }),
    )
}

/** Why one of many was refused: what is wrong with its first field, else the words of the code. */
export function spokenReason(
  { code, params, errors }: RowProblem,
  language: Language,
  words: ModuleWords,
): string {
  const [complaint] = Object.values(spokenErrors(errors ?? {}, language, words)).flat()
  const problem = new Problem(409, code, { ...(params && { params }) })
  return complaint?.message ?? titleOf(problem, language, words)
}

function titleOf(problem: Problem, language: Language, words: ModuleWords): string {
  const { params } = problem.options
  const ownWords = words(`reasons.${problem.code}`, language, params)
  if (ownWords) return ownWords
  const translate = kitTranslator(language)
  const key = `problems.${problem.code}`
  if (translate.has(key)) return translate(key, params)
  return translate(problem.status === 409 ? 'problems.wrongState' : 'problems.unexpected')
}

const unavailableCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ENOENT',
  '08006',
])

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  const code = error.code ?? ''
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem(415, 'unsupportedBody')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE')
    return new Problem(413, 'tooLarge')
  if (code.startsWith('FST_ERR_CTP') || error instanceof SyntaxError)
    return new Problem(400, 'invalidInput')
  if (code === '23505') return new Problem(409, 'alreadyExists')
  if (code.startsWith('22')) return new Problem(422, 'invalidInput')
  if (unavailableCodes.has(code) || /timeout exceeded when trying to connect/.test(error.message))
    return new Problem(503, 'unavailable', { headers: { 'retry-after': '5' } })
  return new Problem(500, 'unexpected')
}
