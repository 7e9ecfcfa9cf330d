import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { TemplateVersion } from '../contract/templates.endpoints.ts'
import classes from './templates.module.css'

const Comparison = lazy(() => import('./Comparison.tsx').then((m) => ({ default: m.Comparison })))

interface VersionsProps {
  versions: readonly TemplateVersion[]
  /** They are a program's, beside which stands what the organisation writes. */
  isOfOne: boolean
  /** Puts the text of a version into the form; who may not change the text is offered none. */
  take?: (version: TemplateVersion) => void
}

/** Every text that the letter has had; what was sent keeps the one it was sent with. */
export function Versions({ versions, isOfOne, take }: VersionsProps) {
  const text = useText()
  const named = useVersionName(isOfOne)
  const [shown, setShown] = useState<TemplateVersion | null>(null)
  const [present] = versions
  return (
    <div className={classes.past}>
      <RecordSection title={text('versions.title')}>
        <ol className={classes.versions}>
          {versions.map((version) => (
            <li key={`${version.isOfProgram} ${version.number}`}>
              <OneVersion version={version} name={named(version)} isPresent={version === present} />
              {version !== present && (
                <div className="no-print">
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    onClick={() => setShown(version)}
                    aria-label={text('versions.compareThis', { name: named(version) })}
                  >
                    {text('versions.compare')}
                  </Button>
                  {take && (
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      onClick={() => take(version)}
                      aria-label={text('versions.takeThis', { name: named(version) })}
                    >
                      {text('versions.take')}
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ol>
        {shown && present && (
          <Suspense>
            <Comparison
              before={shown}
              present={present}
              named={named}
              close={() => setShown(null)}
            />
          </Suspense>
        )}
      </RecordSection>
    </div>
  )
}

/** The organisation's text beside those of a program has no number there. */
function useVersionName(isOfOne: boolean) {
  const text = useText()
  return ({ number, isOfProgram }: TemplateVersion) =>
    isOfOne && !isOfProgram ? text('versions.shared') : text('versions.number', { number })
}

interface OneVersionProps {
  version: TemplateVersion
  name: string
  isPresent: boolean
}

function OneVersion({ version, name, isPresent }: OneVersionProps) {
  const text = useText()
  const { isOwn, publishedAt, publishedBy } = version
  return (
    <p>
      <strong>{name}</strong>
      {isPresent && <span> {text('versions.isPresent')}</span>}
      <span className="quiet">
        {isOwn ? publishedBy : text('versions.isGiven')}
        {' · '}
        <InstantText value={publishedAt} />
      </span>
    </p>
  )
}
