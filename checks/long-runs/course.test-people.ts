import { approve } from '#modules/funding-requests/server/decisions.test-people.ts'
import { handIn, review } from '#modules/funding-requests/server/evidence.test-people.ts'
import {
  asked,
  fill,
  readRequest,
  tokenOf,
} from '#modules/funding-requests/server/requests.test-people.ts'
import { by, well, type Deed, type World } from './long-runs.test-people.ts'

export interface Course {
  id: string
  paymentId: string
}

/** A course in May: asked for, filled in, approved, proven, and reviewed for 1,180.00. */
export function courseIsTaken({ placementId }: World, course: Course): Deed[] {
  const days = { 'training.startsOn': '2027-05-03', 'training.endsOn': '2027-05-14' }
  return [
    [
      '2027-04-05',
      async () => {
        course.id = (await asked(await by('caseOfficer'), placementId)).id
      },
    ],
    ['2027-04-06', async () => well(await fill(await tokenOf(course.id), days))],
    [
      '2027-04-08',
      async () => {
        const lines = [{ kind: 'books', approved: '100', reductionReason: 'Used books' }]
        well(await approve(await by('approver'), course.id, { lines, total: '1200.25' }))
      },
    ],
    ['2027-05-20', async () => well(await handIn(await tokenOf(course.id)))],
    [
      '2027-05-25',
      async () => {
        well(await review(await by('superAdmin'), course.id))
        const { payment } = await readRequest(await by('superAdmin'), course.id)
        course.paymentId = payment?.id ?? ''
      },
    ],
  ]
}
