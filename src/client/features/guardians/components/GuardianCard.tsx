import { styled } from '@mui/material/styles'
import { guardiansRoutes as routes } from '@contract/guardians/guardians.routes'
import type { Guardian } from '@contract/guardians/guardians.schemas'
import { useMay } from '../../../state/session/useMay'
import { CardActions } from '../../../ui/cards/CardActions'
import { Card, Prose, Row, Stack, TwoLines } from '../../../ui/layout/layout'
import type { RowActionProps } from '../../../ui/list/RowAction'
import { RowActions } from '../../../ui/list/RowActions'
import { PhoneLink } from '../../../ui/page/PhoneLink'
import { Portrait } from '../../../ui/page/Portrait'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../guardians.texts'
import type { GuardianDialog } from './GuardianDialogs'

const PHOTO = 72

const Frame = styled(Card)(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1),
  '& > .row-actions': { marginTop: 'auto', padding: 0 },
  '&.must-not': { border: `2px solid ${vars.palette.error.main}` },
  '& h3': { margin: 0, fontSize: '1.0625rem', overflowWrap: 'anywhere' },
  '& > .who': { display: 'flex', gap: spacing(1.5), alignItems: 'flex-start' },
  '& a': { color: vars.palette.primary.main, overflowWrap: 'anywhere' },
}))

function Marks({ adult }: { adult: Guardian }) {
  const { no_entregar, puede_recoger, emergencia, vive_con } = adult
  return (
    <Row gap={0.5}>
      {no_entregar && <StatusChip label="No entregar" tone="error" />}
      {puede_recoger && <StatusChip label="Puede recoger" tone="success" />}
      {emergencia !== null && (
        <StatusChip label={texts.first(emergencia)} tone={emergencia === 1 ? 'info' : 'neutral'} />
      )}
      {vive_con && <StatusChip label="Vive con el alumno" tone="neutral" />}
    </Row>
  )
}

interface GuardianCardProps {
  adult: Guardian
  onOpen: (dialog: GuardianDialog, adult: Guardian) => void
}

const useActionsOf = ({ adult, onOpen }: GuardianCardProps): readonly (RowActionProps | false)[] => {
  const may = useMay()
  const [mayEdit, mayFile] = [may(routes.update.access), may(routes.replaceFile.access)]
  const { foto, identificacion } = texts.files
  const mayTakeAway = may(routes.deleteFile.access)
  const open = (dialog: GuardianDialog) => () => onOpen(dialog, adult)
  const [hasPhoto, hasPaper] = [adult.urlFoto !== null, adult.urlIdentificacion !== null]
  return [
    mayEdit && { icon: 'edit', label: 'Editar', onClick: open('edit') },
    hasPaper && { icon: 'eye', label: 'Ver identificación', onClick: open('see') },
    mayFile && { icon: 'photo', label: hasPhoto ? foto.change : foto.add, onClick: open('foto') },
    mayFile && {
      icon: 'badge',
      label: hasPaper ? identificacion.change : identificacion.add,
      onClick: open('identificacion'),
    },
    mayTakeAway && hasPhoto && { icon: 'close', label: foto.remove, onClick: open('noFoto') },
    mayTakeAway &&
      hasPaper && { icon: 'close', label: identificacion.remove, onClick: open('noIdentificacion') },
    may(routes.delete.access) && {
      icon: 'delete',
      label: 'Eliminar',
      danger: true,
      onClick: open('delete'),
    },
  ]
}

export function GuardianCard(props: GuardianCardProps) {
  const { adult } = props
  const { nombre, parentesco, telefono, telefono2, correo, nota, no_entregar } = adult
  const actions = useActionsOf(props)
  return (
    <Frame as="li" pad={2} className={no_entregar ? 'must-not' : ''}>
      <div className="who">
        <Portrait nombre={nombre} url={adult.urlMiniatura ?? adult.urlFoto} size={PHOTO} />
        <TwoLines as="div">
          <h3>{nombre}</h3>
          <small>{parentesco}</small>
        </TwoLines>
      </div>
      <Marks adult={adult} />
      <Stack gap={0.5}>
        <Row gap={2}>
          <PhoneLink phone={telefono} />
          {telefono2 && <PhoneLink phone={telefono2} />}
        </Row>
        {correo && <a href={`mailto:${correo}`}>{correo}</a>}
        {nota && <Prose>{nota}</Prose>}
      </Stack>
      {actions.some(Boolean) && (
        <CardActions className="row-actions">
          <RowActions of={nombre} actions={actions} />
        </CardActions>
      )}
    </Frame>
  )
}
