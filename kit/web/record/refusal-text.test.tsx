import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { ModuleName } from '../text.ts'
import { useRefusalText } from './refusal-text.ts'

const messages = {
  kit: {
    record: { unavailable: 'Not now: {reason}' },
    problems: {
      forbidden: 'You do not have permission',
      wrongState: 'The state does not allow it',
    },
  },
  programs: { reasons: { intakeIsOver: 'The last day has passed', forbidden: 'The module’s own' } },
}

function Shown({ reason }: { reason: string }) {
  return useRefusalText()(reason)
}

const shown = (reason: string, module = 'programs') =>
  renderToStaticMarkup(
    <IntlProvider locale="en-CA" messages={messages as never} timeZone="UTC">
      <ModuleName value={module}>
        <Shown reason={reason} />
      </ModuleName>
    </IntlProvider>,
  )

it.each([
  ['wrongState', 'Not now: The state does not allow it'],
  ['intakeIsOver', 'Not now: The last day has passed'],
  // What every module knows has one name everywhere.
  ['forbidden', 'Not now: You do not have permission'],
  // Better a name than nothing at all.
  ['neverHeardOf', 'Not now: neverHeardOf'],
])('the reason %s is told as “%s”', (reason, words) => {
  expect(shown(reason)).toBe(words)
})

it('a reason of another module is not told with its words', () => {
  expect(shown('intakeIsOver', 'orders')).toBe('Not now: intakeIsOver')
})
