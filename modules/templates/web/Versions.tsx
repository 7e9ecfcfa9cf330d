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
  /** Puts the text of a version into the form; who may not change the text is offered none. */
  take?: (version: TemplateVersion) => void
}

/** Every text that the letter has had; what was sent keeps the one it was sent with. */
export function Versions({ versions, take }: VersionsProps) {
  const text = useText()
  const [shown, setShown] = useState<TemplateVersion | null>(null)
  const [present] = versions
  return (
    <div className={classes.past}>
      <RecordSection title={text('versions.title')}>
        <ol className={classes.versions}>
          {versions.map((version) => (
            <li key={version.number}>
              <OneVersion version={version} isPresent={version === present} />
              {version !== present && (
                <div className="no-print">
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    onClick={() => setShown(version)}
                    aria-label={text('versions.compareThis', { number: version.number })}
                  >
                    {text('versions.compare')}
                  </Button>
                  {take && (
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      onClick={() => take(version)}
                      aria-label={text('versions.takeThis', { number: version.number })}
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
            <Comparison before={shown} present={present} close={() => setShown(null)} />
          </Suspense>
        )}
      </RecordSection>
    </div>
  )
}

function OneVersion({ version, isPresent }: { version: TemplateVersion; isPresent: boolean }) {
  const text = useText()
  const { number, isOwn, publishedAt, publishedBy } = version
  return (
    <p>
      <strong>{text('versions.number', { number })}</strong>
      {isPresent && <span> {text('versions.isPresent')}</span>}
      <span className="quiet">
        {isOwn ? publishedBy : text('versions.isGiven')}
        {' · '}
        <InstantText value={publishedAt} />
      </span>
    </p>
  )
}
