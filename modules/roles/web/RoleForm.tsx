import { useMemo } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import type { EntityForm } from '#kit/web/form/use-entity-form.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { ceilingOf } from '../contract/ceiling.ts'
import { changesBetween, countOf, permissionSetOf, rulesOf } from '../contract/permission-set.ts'
import type { RoleRule } from '../contract/reach.ts'
import { rolePresets } from '../contract/role-presets.ts'
import { role } from '../contract/role.ts'
import { rolesEndpoints } from '../contract/roles.endpoints.ts'
import classes from './matrix.module.css'
import { PermissionMatrix } from './PermissionMatrix.tsx'

const Field = fieldsOf(role)

interface RoleFormProps {
  form: EntityForm
  verb: string
  cancel: () => void
  /** What the installation calls the role; it may be given back what it came with. */
  installedAs?: string | null
  isTypeFixed?: boolean
}

/** The inputs of a role, shared by adding and editing. */
export function RoleForm({ form, verb, cancel, installedAs, isTypeFixed }: RoleFormProps) {
  const text = useText()
  const before = form.initial['rules'] as readonly RoleRule[]
  const rules = form.values['rules'] as readonly RoleRule[]
  return (
    <EntityFormBody
      form={form}
      verb={verb}
      cancel={cancel}
      isWide
      note={<Tally before={before} rules={rules} />}
    >
      <FormSection title={text('sections.facts')}>
        <Field name="name" />
        <Wide>
          <Field name="description" />
        </Wide>
        <Wide>
          <Field
            name="userType"
            disabled={isTypeFixed ?? false}
            {...(isTypeFixed && { help: text('help.typeFixed') })}
          />
        </Wide>
        <Field name="isAdminType" />
      </FormSection>
      <Field name="rules">
        {(input) => (
          <Permissions
            input={input}
            before={before}
            userType={form.values['userType'] as string}
            preset={rolePresets.find(({ key }) => key === installedAs)?.rules ?? []}
          />
        )}
      </Field>
    </EntityFormBody>
  )
}

function Permissions(props: {
  input: FieldInput
  before: readonly RoleRule[]
  userType: string
  preset: readonly RoleRule[]
}) {
  const text = useText()
  const { input, before, userType, preset } = props
  const answer = useAnswer(rolesEndpoints.readOwnRules, {})
  const own = answer.data?.rules
  const rules = input.value as readonly RoleRule[]
  const set = useMemo(() => permissionSetOf(rules), [rules])
  const was = useMemo(() => permissionSetOf(before), [before])
  const mayGrant = useMemo(
    () => ceilingOf(own ?? [], userType, [before, preset]),
    [own, userType, before, preset],
  )
  return (
    <section className={`surface ${classes.whole}`} id={input.id}>
      <header className={classes.head}>
        <h2>{input.label}</h2>
        <p>{text('permissions.intro')}</p>
      </header>
      {!own && answer.error && (
        <ProblemState error={answer.error} retry={() => void answer.refetch()} />
      )}
      {answer.isPending && <WaitingPart height={320} />}
      {own && (
        <PermissionMatrix
          choosing={{
            set,
            before: was,
            mayGrant,
            change: (chosen) => input.onChange(rulesOf(chosen)),
          }}
        />
      )}
    </section>
  )
}

/** How much is granted, and how much of it differs. */
function Tally({ before, rules }: Record<'before' | 'rules', readonly RoleRule[]>) {
  const text = useText()
  const [was, is] = useMemo(
    () => [permissionSetOf(before), permissionSetOf(rules)],
    [before, rules],
  )
  const changed = Object.keys(changesBetween(was, is)).length
  return (
    <span className={classes.note} role="status">
      {text('permissions.tally', { count: countOf(is), changed })}
    </span>
  )
}
