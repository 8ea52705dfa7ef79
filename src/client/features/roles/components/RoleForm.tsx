import type { ReactNode, SyntheticEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { NO_PERMISSIONS, roleProblems } from '@contract/roles/roles.rules'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { PageForm } from '../../../ui/forms/PageForm'
import { Section } from '../../../ui/page/Section'
import type { RoleValues } from '../rolePairs'
import { PermissionsField } from './PermissionsField'

export const useRoleForm = (initial: RoleValues) =>
  useKeptForm<RoleValues>({ draftName: 'rol', defaultValues: initial, problems: roleProblems })

export const wrongTexts = { first: [NO_PERMISSIONS] }

interface RoleFormProps {
  form: UseFormReturn<RoleValues>
  submitLabel: string
  onSubmit: (event: SyntheticEvent) => unknown
  cancelTo: string
  autoFocus?: boolean
  roleId?: number
  before?: ReactNode
  children?: ReactNode
}

export function RoleForm(props: RoleFormProps) {
  const { submitLabel, onSubmit, cancelTo, autoFocus = false, roleId, before, children } = props
  const { control, formState } = props.form
  return (
    <PageForm onSubmit={onSubmit} dirty={formState.isDirty} submitLabel={submitLabel} cancelTo={cancelTo}>
      {before}
      <Section>
        <Bound control={control} name="nameRol">
          {(field) => (
            <UppercaseInput
              {...field}
              label="Nombre del rol"
              hint="Por ejemplo CAJA o SECRETARÍA"
              maxLength={60}
              autoFocus={autoFocus}
              required
            />
          )}
        </Bound>
        <Bound control={control} name="exige_segundo_factor">
          {({ value, onChange, ...field }) => (
            <CheckInput
              {...field}
              label="Pedir un segundo factor a quien tenga este rol"
              hint="Quien no lo tenga lo configura en «Mi cuenta» antes de seguir trabajando."
              checked={value}
              onChange={onChange}
            />
          )}
        </Bound>
      </Section>
      {children}
      <Bound control={control} name="permissions">
        {({ value, onChange, error, ref }) => (
          <PermissionsField value={value} onChange={onChange} error={error} ref={ref} roleId={roleId} />
        )}
      </Bound>
    </PageForm>
  )
}
