import { useSearchParams } from 'react-router-dom'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'
import { placeLabel } from '@contract/domain/grades'
import type { Baja } from '@contract/enrolments/enrolments.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { useCurrentCycle, useCycles } from '../../../state/cycles/cycles.selectors'
import { useBajas } from '../../../state/enrolments/enrolments.api'
import { useMay } from '../../../state/session/useMay'
import { amountColumn } from '../../../ui/list/amountColumn'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { pupilPath, seePupil } from '../../../ui/list/pupilLists'
import { CycleGate } from '../../../ui/page/CycleGate'
import { useShownCycle } from '../../../write/cycles/useChosenCycle'
import { texts } from '../leaving/leaving.texts'

const list = {
  noun: { one: 'baja', many: 'bajas' },
  searchText: ({ alumno, motivo }) => `${alumno.nombre} ${alumno.numero_control} ${motivo}`,
  sortBy: {
    nombre: ({ alumno }) => alumno.nombre,
    fecha: ({ fecha }) => fecha,
    adeudo: ({ adeudo }) => adeudo,
  },
  columns: [
    { key: 'nombre', header: 'Alumno', sortable: true, cell: ({ alumno }) => alumno.nombre },
    { key: 'grado', header: 'Grado', wideOnly: true, cell: (row) => placeLabel({ ...row, grupo: null }) },
    { key: 'fecha', header: 'Último día', sortable: true, cell: ({ fecha }) => formatDate(fecha) },
    { key: 'motivo', header: 'Motivo', clip: true, cell: ({ motivo }) => motivo },
    { key: 'usuario', header: 'Registró', wideOnly: true, cell: ({ usuario }) => usuario },
    amountColumn('adeudo', 'Adeudo', ({ adeudo }) => adeudo, { sortable: true }),
  ],
} satisfies ListOf<Baja>

const see = ({ alumno }: Baja) => seePupil(alumno)
const pathOf = ({ alumno }: Baja): string => pupilPath(alumno)

const NO_CYCLES: readonly Cycle[] = []

function BajasOf({ cycle }: { cycle: Cycle }) {
  const [, setParams] = useSearchParams()
  const { rows: cycles = NO_CYCLES } = useCycles()
  const currentId = useCurrentCycle().cycle?.id
  const source = useBajas({ cycleId: cycle.id })
  const canOpen = useMay()(studentsRoutes.get.access)
  return (
    <ListScreen
      title={texts.list}
      subtitle={`Ciclo ${cycle.name}`}
      source={source}
      {...list}
      filters={
        <FilterSelect
          label={texts.cycle}
          allLabel="Ciclo actual"
          options={cycles.flatMap(({ id, name }) =>
            id === currentId ? [] : [{ value: String(id), label: name }],
          )}
          value={cycle.id === currentId ? '' : String(cycle.id)}
          onChange={(ciclo) => setParams(ciclo ? { ciclo } : {}, { replace: true })}
        />
      }
      rowActions={canOpen ? see : undefined}
      rowOpens={canOpen ? pathOf : undefined}
      empty={{
        icon: 'users',
        title: 'Nadie se ha dado de baja en este ciclo',
        text: 'Aquí aparecen los alumnos que dejan la escuela, con su fecha y su motivo.',
      }}
    />
  )
}

export function BajasPage() {
  return (
    <CycleGate title={texts.list} current={useShownCycle()}>
      {(cycle) => <BajasOf cycle={cycle} />}
    </CycleGate>
  )
}
