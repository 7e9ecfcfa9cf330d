import { smallStore } from '../small-store.ts'

export interface Confirmation {
  /** Names what is acted upon, and how many. */
  title: string
  body?: string
  /** What the button does, e.g. “Delete 3 entries”. */
  verb: string
  /** Whether it destroys something. */
  danger?: boolean
  /** It is the daily way forward: Enter goes it. */
  isPlain?: boolean
  /** In place of “Cancel”. */
  cancel?: string
}

export interface Question extends Confirmation {
  answer: (confirmed: boolean) => void
}

export const questions = smallStore<Question | null>(null)

/** `if (await confirmAct({ title, body, verb })) …`: true only when the verb was pressed. */
export const confirmAct = (confirmation: Confirmation) =>
  new Promise<boolean>((resolve) => {
    questions.get()?.answer(false)
    const answer = (confirmed: boolean) => {
      questions.set(null)
      resolve(confirmed)
    }
    questions.set({ ...confirmation, answer })
  })
