import type { Access } from '#kit/contract/define-endpoint.ts'
import type { Screen } from '#kit/contract/define-screen.ts'
import type { StatusMachine } from '#kit/contract/define-status.ts'
import { served } from '#apps/server/modules.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { presetsEn } from '#modules/roles/contract/preset-strings.en.ts'
import { rolePresets } from '#modules/roles/contract/role-presets.ts'
import { declaredMachines, declaredScreens } from '../checks/walk.ts'

const page = (title: string, body: string) =>
  `# ${title}\n\nThis page is made from the declarations.\n\n${body}\n`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Every screen with its address, access and layout. */
export async function screensPage(): Promise<string> {
  const rows = (await declaredScreens()).flatMap(({ module, value }) =>
    Object.values<Screen>(value).map((screen) => [
      `\`${screen.path}\`${(screen.aliases ?? []).map((alias) => ` \`${alias}\``).join('')}`,
      module,
      accessOfScreen(screen),
      screen.layout,
      screen.navActiveLink ? `\`${screen.navActiveLink}\`` : '',
    ]),
  )
  return page('Screens', table(['address', 'module', 'access', 'layout', 'lit up'], rows))
}

function accessOfScreen({ unauthenticatedOnly, public: isPublic, subject }: Screen): string {
  if (unauthenticatedOnly) return 'only signed out'
  return isPublic ? 'everybody' : (subject ?? 'signed in')
}

/** Every endpoint with who may call it. */
export function endpointsPage(): string {
  const rows = served.map(({ name, endpoint }) => [
    endpoint.method,
    `\`/api${endpoint.path}\``,
    name,
    accessText(endpoint.access),
    [
      endpoint.ifMatch && 'If-Match',
      endpoint.idempotent && 'Idempotency-Key',
      endpoint.list && 'list',
    ]
      .filter(Boolean)
      .join(', '),
  ])
  return page('Endpoints', table(['', 'address', 'name', 'access', 'speaks'], rows))
}

export function accessText(access: Access): string {
  if ('public' in access) return 'everybody'
  if ('signedIn' in access) return 'signed in'
  const wanted = 'anyOf' in access ? access.anyOf : [access]
  return wanted.map(({ action, subject }) => `${action} · ${subject}`).join(' or ')
}

/** What each role preset may do with each subject. */
export function permissionsPage(): string {
  const rows = Object.keys(allSubjects).map((subject) => [
    subject,
    ...rolePresets.map(({ rules }) =>
      (rules as readonly { action: string; subject: string; scope?: string; inverted?: boolean }[])
        .filter((rule) => rule.subject === subject || rule.subject === 'all')
        .map(
          ({ action, scope, inverted }) =>
            `${inverted ? 'not ' : ''}${action}${scope ? ` (${scope})` : ''}`,
        )
        .join(', '),
    ),
  ])
  const names = rolePresets.map(({ key }) => presetsEn.presets[key].name)
  return page('Permissions of the role presets', table(['subject', ...names], rows))
}

/** Each status machine as a diagram and its steps with who may take them. */
export async function statesPage(): Promise<string> {
  const machines = (await declaredMachines()).map(({ value }) => value)
  return page('States', machines.map(machineText).join('\n\n'))
}

function machineText({ name, initial, transitions }: StatusMachine<string, string>): string {
  const steps = Object.entries(transitions)
  const arrows = steps.flatMap(([step, { from, to }]) =>
    from.map((state) => `  ${state} --> ${to}: ${step}`),
  )
  const rows = steps.map(([step, { may, guards, effects }]) => [
    step,
    may ? `${may.action} · ${may.subject}` : 'the system',
    guards?.length ? `${guards.length} guards` : '',
    (effects ?? []).join('; '),
  ])
  return [
    `## ${name}`,
    ['```mermaid', 'stateDiagram-v2', `  [*] --> ${initial}`, ...arrows, '```'].join('\n'),
    table(['step', 'who', 'guards', 'what else happens'], rows),
  ].join('\n\n')
}
