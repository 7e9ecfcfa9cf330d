/** What an answer says in short: its status, and the code of a problem. */
export const codeOf = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { code?: string }).code,
]

interface Complaint {
  code: string
  message: string
}

/** The first complaint about a field. */
export const complaintIn = (answer: { body: object }, field: string) =>
  (answer.body as { errors?: Record<string, Complaint[]> }).errors?.[field]?.[0]

/** Its code. */
export const complaintOf = (answer: { body: object }, field: string) =>
  complaintIn(answer, field)?.code
