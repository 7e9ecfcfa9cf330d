import type { ComponentType, ReactNode } from 'react'
import type { Screen } from '#kit/contract/define-screen.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { ShownError } from '#kit/web/form/error-text.ts'
import { smallStore } from '#kit/web/small-store.ts'
import type { Answers } from '../../contract/conditions.ts'
import type { Formats } from '../../contract/check-answer.ts'
import type { FormDraft, SavedDraft } from '../../contract/form-draft.ts'
import type { PublicForm } from '../../contract/public-form.ts'
import type { DraftState } from './draft/draft-state.ts'

/** What every form that is begun has, whatever its purpose adds. */
export type AnyDraft = FormDraft & { submitted: object | null }

/** The calls of a form; a preview makes none. */
export interface FormCalls<D extends AnyDraft> {
  read(token: string): Promise<D>
  /** The questions in a language, of a form that is no version; others are read by their version. */
  questions?(token: string, language: Language): Promise<PublicForm | null>
  save(token: string, saved: SavedDraft): Promise<D>
  sendLink(token: string, email: string): Promise<unknown>
  sendFreshLink(token: string): Promise<unknown>
  upload(token: string, kind: string, file: FormData): Promise<D>
  removeFile(token: string, documentId: string): Promise<D>
  submit(token: string, sent: Sent, idempotencyKey: string): Promise<D>
}

export interface Sent {
  version: string
  revision: number
  /** Of a form that anybody may begin: left empty by people. */
  website?: string
}

/** A document that is asked for besides the form's own questions. */
export interface AskedDocument {
  code: string
  name: Bilingual
  mandatory: boolean
}

/** A rule of the purpose that an answer does not meet. */
export type BrokenRule = { path: string } & Extract<ShownError, { code: string }>

/** What a module says of a form that it lets people fill in. */
export interface FormDeclaration<D extends AnyDraft = AnyDraft> {
  /** Tells this device's forms apart. */
  name: string
  storageKey: string
  /** Anybody may begin it: programs that fill in everything are kept out. */
  isOpenToAll?: boolean
  /** It goes with the tab: its link opens it again, and a shared device keeps nothing. */
  isOfTab?: true
  calls: FormCalls<D>
  /** The screens between which the sections are divided, in their order, each with its words. */
  places: readonly { id: string; screen: Screen; title: ReactNode }[]
  completed: Screen
  /** The module whose words name what is wrong with an answer, before the form's own. */
  namespace: string
  /** The module that asks for an answer that was left out, by `missing.{field}`. */
  asks: string
  /** Above the title of each page. */
  heading(draft: D): Bilingual
  /** Above each page: what is asked of whoever fills it in once more, and what was before. */
  Above?: ComponentType<{ draft: D; typed: DraftState['typed'] }>
  documents(draft: D): readonly AskedDocument[]
  /**
   * Whom a link may be sent to, by the key of the question that asks for the address; null where it goes
   * to the address on file alone.
   */
  addressKey: string | null
  /** What its pages need; a start page does without. */
  pages(): Promise<FormPages<D>>
  /** What this device keeps for the next time, once the form is in. */
  keeps(key: string): boolean
  /** What one is told who comes back to a form that is in. */
  useAlreadySent(draft: D): string
  /** The words and the way on of a problem that the purpose knows; null for any other. */
  problem(code: string, params: Record<string, unknown>): ReactNode | null
}

/** What the pages of a form have of its purpose. */
export interface FormPages<D extends AnyDraft = AnyDraft> {
  formats: Formats
  /** Rules that concern several answers at once. */
  rules(draft: D, answers: Answers): readonly BrokenRule[]
  /** Beside a rule that is not met: what can be done. */
  remedy(code: string): ReactNode
  /** What stands before or after a question, by its key. */
  before?: Readonly<Record<string, ComponentType>>
  after?: Readonly<Record<string, ComponentType>>
  /** Judged by the server before one goes on from a page; resolves to what is to be looked at. */
  mayLeave?(state: DraftState<D>, keys: readonly string[]): Promise<string | null>
  /** Above the button that sends the form. */
  AtTheEnd: ComponentType
  /** On it. */
  sendLabel: ReactNode
}

/** A form as its pages know it, with what this device has of it. */
export interface FormKind<D extends AnyDraft = AnyDraft> extends FormDeclaration<D> {
  store: ReturnType<typeof smallStore<DraftState<D> | null>>
}

export const formKind = <D extends AnyDraft>(declared: FormDeclaration<D>): FormKind<D> => {
  let pages: Promise<FormPages<D>> | undefined
  const kind: FormKind<D> = {
    ...declared,
    pages: () => (pages ??= declared.pages()),
    store: smallStore<DraftState<D> | null>(null),
  }
  kinds.push(kind as unknown as FormKind)
  return kind
}

/** Every form that this page has opened. */
export const kinds: FormKind[] = []
