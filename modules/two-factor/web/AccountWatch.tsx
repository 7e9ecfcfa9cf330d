import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react'
import { proofAsking } from '#kit/web/proof.ts'
import { useEnforcement } from './use-enforcement.ts'
import { useEscapeForTop } from './top-dialog.ts'
import { useSessionWatch } from './use-session-watch.ts'

type LoadWords = () => Promise<void>

/** A dialog is fetched with its words when it is first needed. */
const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  loadWords: LoadWords,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    const [Dialog] = await Promise.all([load(), loadWords()])
    return { default: Dialog }
  })

const dialogsWith = (loadWords: LoadWords) => ({
  Enforcement: later(
    () => import('./TwoFactorEnforcementDialog.tsx').then((m) => m.TwoFactorEnforcementDialog),
    loadWords,
  ),
  Proof: later(() => import('./ProofDialog.tsx').then((m) => m.ProofDialog), loadWords),
  Warning: later(
    () => import('./SessionWarningDialog.tsx').then((m) => m.SessionWarningDialog),
    loadWords,
  ),
})

interface AccountWatchProps {
  loadWords: LoadWords
  signOut: () => void
}

/** What may be asked of a signed-in person on any screen. */
export function AccountWatch({ loadWords, signOut }: AccountWatchProps) {
  const [{ Enforcement, Proof, Warning }] = useState(() => dialogsWith(loadWords))
  const { isShown, remindLater } = useEnforcement()
  const { isWarning, life } = useSessionWatch()
  const answerProof = useProofAsking()
  useEscapeForTop()
  return (
    <Suspense>
      {isShown && <Enforcement remindLater={remindLater} />}
      {answerProof && <Proof answer={answerProof} />}
      {isWarning && life && <Warning life={life} signOut={signOut} />}
    </Suspense>
  )
}

type Answer = (isProved: boolean) => void

/** Takes over the asking for a proof; null while nobody wants one. */
function useProofAsking(): Answer | null {
  const [waiting, setWaiting] = useState<Answer | null>(null)
  useEffect(() => {
    proofAsking.set(
      () =>
        new Promise<boolean>((resolve) => {
          setWaiting(() => (isProved: boolean) => {
            setWaiting(null)
            resolve(isProved)
          })
        }),
    )
    return () => proofAsking.set(null)
  }, [])
  return waiting
}
