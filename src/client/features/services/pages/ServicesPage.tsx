import { useCallback, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { monthLabel } from '@contract/domain/months'
import { servicesRoutes as routes } from '@contract/services/services.routes'
import type { Service } from '@contract/services/services.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useServices } from '../../../state/services/services.api'
import { useMay } from '../../../state/session/useMay'
import { amountColumn } from '../../../ui/list/amountColumn'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { CycleGate } from '../../../ui/page/CycleGate'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { CycleChoice } from '../../../write/cycles/CycleChoice'
import { useChosenCycle } from '../../../write/cycles/useChosenCycle'
import { AddServiceDialog, EditServiceDialog } from '../components/ServiceDialogs'
import { LIST, texts } from '../services.texts'

const spanOf = ({ meses }: Service): string => {
  const [first, last] = [meses[0], meses.at(-1)]
  if (!first || !last) return ''
  return meses.length === 1 ? monthLabel(first) : `${monthLabel(first)} a ${monthLabel(last)}`
}

const list = {
  noun: { one: 'servicio', many: 'servicios' },
  searchText: ({ nombre }) => nombre,
  searchLabel: 'Buscar por nombre',
  sortBy: {
    nombre: ({ nombre }) => nombre,
    alumnos: ({ alumnos }) => alumnos,
    mensualidad: ({ mensualidad }) => mensualidad,
  },
  columns: [
    { key: 'nombre', header: 'Servicio', sortable: true, cell: ({ nombre }) => nombre, under: spanOf },
    {
      key: 'alumnos',
      header: texts.pupils,
      align: 'right',
      sortable: true,
      cell: ({ alumnos }) => alumnos,
    },
    amountColumn('mensualidad', texts.fields.mensualidad, ({ mensualidad }) => mensualidad, {
      sortable: true,
      exported: ({ mensualidad, concepto }) => ({
        [texts.fields.mensualidad]: mensualidad,
        Concepto: concepto?.nombre ?? '—',
      }),
    }),
  ],
  empty: {
    icon: 'cash',
    title: 'Todavía no hay servicios en este ciclo',
    text: 'Transporte, comedor, tardes: lo que se cobra por mes además de la colegiatura.',
  },
} satisfies ListOf<Service>

const pageOf = ({ id }: Service): string => paths.service(id)

function ServiceList({ cycle }: { cycle: Cycle }) {
  const may = useMay()
  const canAdd = may(routes.create.access)
  const canCharge = may(routes.charge.access)
  const canEdit = may(routes.update.access)
  const canRemove = may(routes.removeStudents.access)
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<Service | null>(null)
  const rowActions = useCallback(
    (service: Service) => (
      <RowActions
        of={service.nombre}
        actions={[
          canCharge && { icon: 'add', label: texts.charge.action, to: paths.chargeService(service.id) },
          canRemove && {
            icon: 'remove',
            label: texts.remove.action,
            to: paths.removeFromService(service.id),
          },
          canEdit && { icon: 'edit', label: texts.edit, onClick: () => setEditing(service) },
        ]}
      />
    ),
    [canCharge, canRemove, canEdit],
  )
  return (
    <>
      <ListScreen
        title={LIST.label}
        subtitle={<CycleChoice chosen={cycle} />}
        action={canAdd && <PrimaryAction onClick={() => setAdding(true)}>{texts.add}</PrimaryAction>}
        {...list}
        source={useServices({ ciclo: cycle.id })}
        rowActions={canCharge || canRemove || canEdit ? rowActions : undefined}
        rowOpens={pageOf}
      />
      {adding && <AddServiceDialog cycle={cycle} onClose={() => setAdding(false)} />}
      {editing && <EditServiceDialog service={editing} onClose={() => setEditing(null)} />}
    </>
  )
}

export function ServicesPage() {
  return (
    <CycleGate title={LIST.label} current={useChosenCycle()}>
      {(cycle) => <ServiceList key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
