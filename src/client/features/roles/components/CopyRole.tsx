import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { RolePair } from '@contract/roles/roles.rules'
import { useRoles } from '../../../state/roles/roles.api'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { Quiet, Row } from '../../../ui/layout/layout'
import { valuesOf } from '../rolePairs'
import type { Choice } from '../useChoice'

interface Copied {
  from: string
  given: number
  all: number
  before: readonly RolePair[]
}

interface CopyRoleProps {
  choice: Choice
  except?: number | undefined
}

const Bar = styled(Row)(({ theme: { spacing } }) => ({ marginBottom: spacing(2) }))

const Result = styled(Row)({ minHeight: 40 })

export function CopyRole({ choice, except }: CopyRoleProps) {
  const { rows: roles = [], isLoading } = useRoles(undefined)
  const [chosen, setChosen] = useState('')
  const [copied, setCopied] = useState<Copied | null>(null)
  const others = roles.filter(({ id }) => id !== except)
  // The field keeps its place while the roles load, so that nothing moves.
  if (others.length === 0 && !isLoading) return null
  const role = others.find(({ id }) => String(id) === chosen)
  const copy = () => {
    if (!role) return
    const { permissions } = valuesOf(role)
    setCopied({
      from: role.name,
      given: permissions.filter(choice.canGive).length,
      all: permissions.length,
      before: choice.chosen,
    })
    choice.replace(permissions)
  }
  return (
    <Bar gap={[0.5, 2]} align="end">
      <SelectInput
        label="Copiar los permisos de otro rol"
        emptyLabel="Elige un rol"
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button variant="outlined" disabled={!role} onClick={copy}>
        Copiar
      </Button>
      <Result role="status" gap={1}>
        {copied && (
          <>
            <Quiet>
              {copied.given === copied.all
                ? `Se copiaron los permisos de ${copied.from}.`
                : `Se copiaron ${copied.given} de ${copied.all} permisos de ${copied.from}: los demás no los tienes tú.`}
            </Quiet>
            <Button
              size="small"
              onClick={() => {
                choice.replace(copied.before)
                setCopied(null)
                setChosen('')
              }}
            >
              Deshacer
            </Button>
          </>
        )}
      </Result>
    </Bar>
  )
}
