import type { LoadedPlacement } from './placement.queries.ts'

/** What every letter to the employer of a placement names, with the day that it is about. */
export const factsForEmployer = (
  { applicationId, applicationReference, person, program }: LoadedFor,
  day: string,
) =>
  ({
    record: applicationId,
    reference: applicationReference,
    participant: person.name,
    program,
    day,
    link: `/applications/approved/${applicationId}`,
  }) as const

type LoadedFor = Pick<
  LoadedPlacement,
  'applicationId' | 'applicationReference' | 'person' | 'program'
>
