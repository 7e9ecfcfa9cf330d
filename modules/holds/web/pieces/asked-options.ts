/** What stands in the box once somebody is chosen is no search. */
export const searchOf = (typed: string) => typed.split(' – ')[0]?.trim() ?? ''
/** The first of those who are found. */
export const queryOf = (search: string) => ({ perPage: '20', ...(search.length > 1 && { search }) })
