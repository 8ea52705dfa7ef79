import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { CodesDialog, PrepareDialog } from '../../features/account/components/FactorDialogs'
import { useAppSelector } from '../../state/hooks'
import { useRoles, useUpdateRole } from '../../state/roles/roles.api'
import { useFactor } from '../../state/secondFactor/secondFactor.api'
import { selectRoleName } from '../../state/session/session.selectors'
import { useMay } from '../../state/session/useMay'
import { useSkipSetupStep } from '../../state/setup/setup.api'
import { CheckInput } from '../../ui/fields/CheckInput'
import { Row } from '../../ui/layout/layout'
import { Section } from '../../ui/page/Section'
import { texts } from './setup.texts'

const useProposal = (mayPropose: boolean) => {
  const may = useMay()
  const name = useAppSelector(selectRoleName)
  const asks = mayPropose && may(rolesRoutes.list.access) && may(rolesRoutes.update.access)
  const { rows: roles = [] } = useRoles(undefined, { skip: !asks })
  // Undefined from a server that does not know the field.
  const role = roles.find((each) => each.name === name && each.exige_segundo_factor === false)
  const { row: factor } = useFactor(undefined, { skip: !role })
  return asks && role && factor ? { role, hasFactor: factor.activo } : null
}
type Proposal = NonNullable<ReturnType<typeof useProposal>>

/** The user's own factor comes first: once the role requires one, a user without it may not set it up any more. */
const useProtection = ({ role, hasFactor }: Proposal, goOn: () => void) => {
  const [isPreparing, setPreparing] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { send, busy } = useUpdateRole()
  const require = async () => {
    setCodes(null)
    const permissions = role.permissions.map(({ moduleId, permission }) => ({
      moduleId,
      permissionId: permission.id,
    }))
    const { done } = await send({ id: role.id, permissions, exige_segundo_factor: true })
    if (done) goOn()
  }
  const dialogs = (
    <>
      {isPreparing && (
        <PrepareDialog
          onClose={() => setPreparing(false)}
          onCodes={(made) => {
            setPreparing(false)
            setCodes(made)
          }}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => void require()} />}
    </>
  )
  return { begin: () => (hasFactor ? void require() : setPreparing(true)), busy, dialogs }
}

interface ProtectButtonProps {
  proposal: Proposal
  onDone: () => void
}

function ProtectButton({ proposal, onDone }: ProtectButtonProps) {
  const { begin, busy, dialogs } = useProtection(proposal, onDone)
  return (
    <>
      <Button variant="contained" disabled={busy} onClick={begin}>
        {proposal.hasFactor ? texts.goOn : 'Configurar mi teléfono y seguir'}
      </Button>
      {dialogs}
    </>
  )
}

interface PeopleEndProps {
  isLeft: boolean
  /** True while the school takes no money yet: only then protecting the role is proposed. */
  mayPropose: boolean
  to: string
}

export function PeopleEnd({ isLeft, mayPropose, to }: PeopleEndProps) {
  const [isTicked, setTicked] = useState(true)
  const proposal = useProposal(mayPropose)
  const { send, busy } = useSkipSetupStep()
  const navigate = useNavigate()
  const goOn = () => void navigate(to)
  const skip = async () => {
    const { done } = await send({ paso: 'PERSONAS' })
    if (done) goOn()
  }
  const isProtecting = proposal !== null && isTicked
  return (
    <>
      {proposal && (
        <Section title="Que tu contraseña sola no lo abra todo">
          <CheckInput
            label={`Pedir un código del teléfono a quien tenga el rol ${proposal.role.name}`}
            hint="Con tu usuario se cobra, se ven expedientes y se dan permisos. Con un código de una aplicación como Google Authenticator, quien vea tu contraseña no puede entrar. Si hoy no tienes tu teléfono a la mano, quita la marca: después se hace en «Mi cuenta» y en el rol."
            checked={isTicked}
            onChange={({ target }) => setTicked(target.checked)}
          />
        </Section>
      )}
      <Row justify="end">
        {isLeft && (
          <Button disabled={busy} onClick={() => void skip()}>
            {texts.later}
          </Button>
        )}
        {isProtecting && <ProtectButton proposal={proposal} onDone={isLeft ? () => void skip() : goOn} />}
        {!isLeft && !isProtecting && (
          <Button variant="contained" component={Link} to={to}>
            {texts.goOn}
          </Button>
        )}
      </Row>
    </>
  )
}
