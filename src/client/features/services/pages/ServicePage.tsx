import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { messagesRoutes } from '@contract/messages/messages.routes'
import { servicesRoutes as routes } from '@contract/services/services.routes'
import type { Service } from '@contract/services/services.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import { loadedSource } from '../../../ui/list/ListPanel'
import type { ServicePupilRow } from '../../../state/services/services.api'
import { useMay } from '../../../state/session/useMay'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { RecordActions } from '../../../ui/page/RecordActions'
import { newBulletinTo } from '../../../ui/screens/newBulletinTo'
import { DeleteServiceDialog, EditServiceDialog } from '../components/ServiceDialogs'
import { ServiceOfAddress } from '../components/ServiceOfAddress'
import { owedBy, servicePupilList } from '../components/servicePupils'
import { LIST, texts } from '../services.texts'

const CRUMBS = [LIST]

const pathOf = ({ id }: ServicePupilRow): string => paths.student(id)

function ServiceDetail({ service, pupils }: { service: Service; pupils: readonly ServicePupilRow[] }) {
  const { id, nombre, mensualidad, cicloEscolar } = service
  const may = useMay()
  const canCharge = may(routes.charge.access)
  const canRemove = may(routes.removeStudents.access) && pupils.length > 0
  const canEdit = may(routes.update.access)
  const canDelete = may(routes.delete.access) && pupils.length === 0
  const canOpen = may(studentsRoutes.get.access)
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const navigate = useNavigate()
  const rowActions = useCallback(
    ({ alumno }: ServicePupilRow) => (
      <RowActions
        of={alumno.nombre}
        actions={[
          canRemove && {
            icon: 'remove',
            label: 'Quitar',
            to: `${paths.removeFromService(id)}?alumno=${alumno.id}`,
          },
          canOpen && { icon: 'eye', label: 'Ver alumno', to: paths.student(alumno.id) },
        ]}
      />
    ),
    [canRemove, canOpen, id],
  )
  const charge = canCharge && (
    <PrimaryAction to={paths.chargeService(id)}>{texts.charge.action}</PrimaryAction>
  )
  return (
    <>
      <ListScreen
        {...servicePupilList}
        title={nombre}
        subtitle={(matching) =>
          [
            texts.price(formatPesos(mensualidad)),
            `Ciclo ${cicloEscolar.name}`,
            `restan ${formatPesos(sumPesos(matching.map(owedBy)))}`,
          ].join(' · ')
        }
        breadcrumb={CRUMBS}
        action={
          <RecordActions onDelete={canDelete && (() => setOpen('delete'))} onEdit={false}>
            {canEdit && (
              <Button variant="outlined" onClick={() => setOpen('edit')}>
                {texts.edit}
              </Button>
            )}
            {may(messagesRoutes.send.access) && (
              <Button component={Link} to={newBulletinTo({ tipo: 'SERVICIO', servicio: id })}>
                Escribir aviso
              </Button>
            )}
            {canRemove && (
              <Button variant="outlined" component={Link} to={paths.removeFromService(id)}>
                {texts.remove.action}
              </Button>
            )}
            {charge}
          </RecordActions>
        }
        source={loadedSource(pupils)}
        rowActions={canRemove || canOpen ? rowActions : undefined}
        rowOpens={canOpen ? pathOf : undefined}
        empty={{ ...servicePupilList.empty, action: charge }}
      />
      {open === 'edit' && <EditServiceDialog service={service} onClose={close} />}
      {open === 'delete' && (
        <DeleteServiceDialog service={service} onClose={close} onDeleted={() => void navigate(LIST.to)} />
      )}
    </>
  )
}

export function ServicePage() {
  return (
    <ServiceOfAddress>
      {(service, pupils) => <ServiceDetail key={service.id} service={service} pupils={pupils} />}
    </ServiceOfAddress>
  )
}
