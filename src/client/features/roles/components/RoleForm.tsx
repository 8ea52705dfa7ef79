import { useForm } from 'react-hook-form'
import type { ReactNode } from 'react'
import { roleProblems } from '@contract/roles/roles.rules'
import { isApiError } from '../../../state/core/errors'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { Section } from '../../../ui/page/Section'
import type { RoleValues } from '../role.values'
import { texts } from '../roles.texts'
import { PermissionsField } from './PermissionsField'

interface RoleFormProps {
  initial: RoleValues
  submitLabel: string
  /** Sends it and goes on; what it throws is shown, and nothing typed is lost. */
  send: (values: RoleValues) => Promise<void>
  /** Title over the reason of a refusal. */
  failed: string
  /** Where Cancelar leads. */
  cancelTo: string
  autoFocus?: boolean
  /** Between the name and the permissions. */
  children?: ReactNode
}

/** Name and permissions of a role, new or not. */
export function RoleForm(props: RoleFormProps) {
  const { initial, submitLabel, send, failed, cancelTo, autoFocus = false, children } = props
  const form = useForm<RoleValues>({ defaultValues: initial, resolver: rulesResolver(roleProblems) })
  const { notify } = useNotice()
  const { control, formState } = form

  const save = form.handleSubmit(
    async (values) => {
      try {
        await send(values)
      } catch (error) {
        if (!isApiError(error)) throw error
        notify({ title: failed, text: error.message, kind: 'error' })
        showServerProblems(form, error.campos)
      }
    },
    ({ nameRol, permissions }) => {
      const wrong = [nameRol?.message, permissions?.message].filter(Boolean)
      notify({ title: texts.ups, text: wrong.join('. '), kind: 'warning' })
    },
  )

  return (
    <PageForm onSubmit={save} dirty={formState.isDirty} submitLabel={submitLabel} cancelTo={cancelTo}>
      <Section>
        <Bound control={control} name="nameRol">
          {(field) => (
            <UppercaseInput
              {...field}
              label={texts.fields.nameRol}
              hint={texts.nameHint}
              maxLength={60}
              autoFocus={autoFocus}
              required
            />
          )}
        </Bound>
      </Section>
      {children}
      <Bound control={control} name="permissions">
        {({ value, onChange, error, ref }) => (
          <PermissionsField value={value} onChange={onChange} error={error} ref={ref} />
        )}
      </Bound>
    </PageForm>
  )
}
