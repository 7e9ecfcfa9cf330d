import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'
import { language } from './language.ts'
import { refetchShown } from './refetch-shown.ts'
import { session } from './session.ts'

const isWorthRetrying = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 503 || error.code === 'offline')

/**
 * What was fetched, kept for a while. It is given to the hooks by hand and not by a provider, so
 * that pages which fetch nothing do not load the library.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 10 * 60_000,
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

queries.mount()

// Answers speak the reader's language.
language.watch(() => void refetchShown(queries))

let person = session.get().person?.uuid
session.watch(() => {
  const now = session.get().person?.uuid
  // What one person fetched is not for the next.
  if (now !== person) queries.clear()
  person = now
})
