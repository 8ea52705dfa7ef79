import { useMemo } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { percentLabel } from '@contract/domain/percents'
import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import { becasText, becaTotal, countsByLaw, percentByLaw } from '@contract/scholarships/scholarships.rules'
import { studentsRoutes } from '@contract/students/students.routes'
import type { Student } from '@contract/students/students.schemas'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useMay } from '../../../state/session/useMay'
import { useScholarshipHolders } from '../../../state/students/students.selectors'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { anyPupilList, pupilPath, seePupil } from '../../../ui/list/pupilLists'
import { useFilters } from '../../../ui/list/useFilters'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { CycleGate } from '../../../ui/page/CycleGate'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { MENU, texts } from '../scholarships.texts'

/** Names of the becas; with two, each has its percent, and the column beside it says what both come to. */
const becasOf = ({ becas }: Pick<Student, 'becas'>): string => {
  const own = becas.map(({ beca }) => beca)
  return own.length > 1 ? (becasText(own) ?? '') : (own[0]?.nombre ?? '')
}

const heldBy = ({ becas }: Pick<Student, 'becas'>) => becas.map(({ beca }) => beca)

const SORTED = new Set(['nombre', 'grado'])

const listOf = (acumulacion: Cycle['acumulacion']) =>
  ({
    noun: anyPupilList.noun,
    searchText: (pupil) => `${pupil.nombre} ${pupil.curp} ${pupil.numero_control} ${becasOf(pupil)}`,
    sortBy: {
      nombre: ({ nombre }) => nombre,
      grado: ({ grado, grupo }) => grado && `${grado} ${grupo?.nombre ?? ''}`,
      beca: becasOf,
      porcentaje: (pupil) => becaTotal(heldBy(pupil), acumulacion),
    },
    columns: [
      ...anyPupilList.columns.map((column) =>
        SORTED.has(column.key) ? { ...column, sortable: true } : column,
      ),
      { key: 'beca', header: 'Beca', sortable: true, clip: true, cell: becasOf },
      {
        key: 'porcentaje',
        header: 'Porcentaje',
        align: 'right',
        sortable: true,
        cell: (pupil) => percentLabel(becaTotal(heldBy(pupil), acumulacion)),
      },
    ],
  }) satisfies ListOf<Student>

const FILTERS = ['becas'] as const
const BY_LAW = { value: 'de-ley', label: 'De 25 % o más, las que cuenta la ley' }

/** With the filter in the address: only pupils that the home's figure of becas counts. */
const lawFilter = (becas: string, acumulacion: Cycle['acumulacion']): ListFilter<Student> | undefined =>
  becas === BY_LAW.value
    ? { key: becas, keep: (pupil) => countsByLaw(percentByLaw(heldBy(pupil), acumulacion)) }
    : undefined

function HolderList({ cycle }: { cycle: Cycle }) {
  const { values, change } = useFilters(FILTERS)
  const filter = useMemo(() => lawFilter(values.becas, cycle.acumulacion), [values.becas, cycle.acumulacion])
  const list = useMemo(() => listOf(cycle.acumulacion), [cycle.acumulacion])
  const source = useScholarshipHolders({ cycleId: cycle.id })
  const may = useMay()
  const canCreate = may(routes.create.access)
  const canOpen = may(studentsRoutes.get.access)
  return (
    <ListScreen
      title={texts.holders}
      subtitle={`Ciclo ${cycle.name}`}
      source={source}
      {...list}
      filter={filter}
      filters={
        <FilterSelect
          label="Becas"
          allLabel="Todas las becas"
          options={[BY_LAW]}
          value={values.becas}
          onChange={(becas) => change({ becas })}
        />
      }
      rowActions={canOpen ? seePupil : undefined}
      rowOpens={canOpen ? pupilPath : undefined}
      empty={{
        icon: 'award',
        title: 'Nadie tiene beca en este ciclo',
        text: 'Registra una beca y agrega alumnos inscritos.',
        action: canCreate && <PrimaryAction to={MENU.to}>{MENU.label}</PrimaryAction>,
      }}
    />
  )
}

export function HoldersPage() {
  return (
    <CycleGate title={texts.holders} current={useCurrentCycle()}>
      {(cycle) => <HolderList key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
