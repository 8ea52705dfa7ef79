import type { Ref } from 'react'
import { permissionsBeyond } from '@contract/roles/roles.rules'
import { useAppSelector } from '../../../state/hooks'
import { useListRolesQuery } from '../../../state/roles/roles.api'
import { rolePermissions, selectRoles } from '../../../state/roles/roles.selectors'
import { selectPermissions } from '../../../state/session/session.selectors'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { texts } from '../users.texts'

interface RoleSelectProps {
  name: string
  /** Id of the role; null while none is chosen. */
  value: number | null
  error: string | undefined
  onChange: (roleId: number | null) => void
  onBlur: () => void
  ref: Ref<HTMLSelectElement>
  /** The role somebody has already: it can be kept although the list did not come. */
  current?: { id: number; name: string } | undefined
}

/** Picks a role. One that holds more than oneself is shown and cannot be picked: nobody rises (DOMAIN §2). */
export function RoleSelect({ value, onChange, current, error, ...field }: RoleSelectProps) {
  const { isLoading, error: failed } = useListRolesQuery()
  const roles = useAppSelector(selectRoles)
  const own = useAppSelector(selectPermissions)
  const listed = roles.map((role) => {
    const disabled = permissionsBeyond(own, rolePermissions(role)).length > 0
    return { value: role.id, label: disabled ? texts.beyondRole(role.name) : role.name, disabled }
  })
  const kept = current && !roles.some(({ id }) => id === current.id) ? [current] : []
  return (
    <SelectInput
      {...field}
      label={texts.fields.roleId}
      required
      error={error ?? (failed && roles.length === 0 ? `${texts.rolesFailed} ${failed.message}` : undefined)}
      hint={listed.some(({ disabled }) => disabled) ? texts.beyondSome : undefined}
      emptyLabel={isLoading ? 'Cargando…' : texts.chooseRole}
      options={[...kept.map(({ id, name }) => ({ value: id, label: name })), ...listed]}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}
