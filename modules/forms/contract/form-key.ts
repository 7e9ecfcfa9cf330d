import * as z from 'zod/mini'

/** What a form is for, e.g. `application.employer`. */
export const formPurpose = z.string().check(z.regex(/^[a-z]\w*(\.\w+){0,2}$/i, 'format'))
