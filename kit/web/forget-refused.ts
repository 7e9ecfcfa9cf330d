import { ApiProblem } from './api-problem.ts'
import { formKeeping } from './form/kept-forms.ts'
import { queries } from './queries.ts'

/** What one may see no longer does not stay on the screen; a form that is typed in does. */
export const forgetRefused = () =>
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action as { error: unknown }
    if (error instanceof ApiProblem && error.status === 403 && !formKeeping.isTyping())
      event.query.setState({ data: undefined })
  })
