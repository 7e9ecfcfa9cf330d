import { ApiProblem } from '../api-problem.ts'
import { useText } from '../text.ts'

/** What went wrong, in words: the server's detail, the words of its code, or a general sentence. */
export function useProblemText() {
  const kit = useText('kit')
  return (error: unknown): string => {
    if (!(error instanceof ApiProblem)) return kit('problems.unexpected')
    if (error.code === 'offline') return kit('states.offline')
    if (error.problem.detail) return error.problem.detail
    if (error.problem['isOwn'] === true) return kit('form.changedByYou')
    const key = `problems.${error.code}`
    return kit.has(key) ? kit(key) : error.problem.title || kit('problems.unexpected')
  }
}
