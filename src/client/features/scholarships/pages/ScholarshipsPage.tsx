import { useCallback } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { percentLabel } from '@contract/domain/percents'
import { gradeLabel } from '@contract/domain/grades'
import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import { legalMinimum, legalMinimumText, percentByLaw } from '@contract/scholarships/scholarships.rules'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useScholarships } from '../../../state/scholarships/scholarships.api'
import { useMay } from '../../../state/session/useMay'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { CycleGate } from '../../../ui/page/CycleGate'
import { Meter } from '../../../ui/page/Meter'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { CycleChoice } from '../../../write/cycles/CycleChoice'
import { useChosenCycle } from '../../../write/cycles/useChosenCycle'
import { LIST, MENU, texts } from '../scholarships.texts'

const list = {
  noun: { one: 'beca', many: 'becas' },
  searchText: ({ nombre, grado, porcentaje }) => `${nombre} ${grado} ${percentLabel(porcentaje)}`,
  sortBy: {
    nombre: ({ nombre }) => nombre,
    grado: ({ grado }) => grado,
    porcentaje: ({ porcentaje }) => porcentaje,
    alumnos: ({ becasAlumnos }) => becasAlumnos.length,
  },
  columns: [
    { key: 'nombre', header: 'Beca', sortable: true, cell: ({ nombre }) => nombre },
    { key: 'grado', header: 'Grado', sortable: true, cell: ({ grado }) => gradeLabel(grado) },
    {
      key: 'porcentaje',
      header: 'Porcentaje',
      align: 'right',
      sortable: true,
      cell: ({ porcentaje }) => percentLabel(porcentaje),
    },
    {
      key: 'alumnos',
      header: 'Alumnos',
      align: 'right',
      sortable: true,
      cell: ({ becasAlumnos }) => becasAlumnos.length,
    },
  ],
  empty: {
    icon: 'award',
    title: 'Todavía no hay becas',
    text: 'Una beca baja un porcentaje de las colegiaturas que faltan por pagar.',
  },
} satisfies ListOf<Scholarship>

const pathOf = ({ id }: Pick<Scholarship, 'id'>): string => paths.scholarship(id)

const heldOf = (becas: readonly Scholarship[]): Scholarship[][] => {
  const held = new Map<number, Scholarship[]>()
  for (const beca of becas)
    for (const { alumno } of beca.becasAlumnos) held.set(alumno.id, [...(held.get(alumno.id) ?? []), beca])
  return [...held.values()]
}

interface LegalMeterProps {
  cycle: Pick<Cycle, 'inscritos' | 'acumulacion'>
  /** Undefined while loading: the meter keeps its room, so that the list does not move. */
  becas: readonly Scholarship[] | undefined
}

/** Becas of 25 % or more against the 5 % of enrolled pupils that the law requires; nothing without enrolled pupils. */
function LegalMeter({ cycle: { inscritos, acumulacion }, becas }: LegalMeterProps) {
  const enrolled = (inscritos?.PREESCOLAR ?? 0) + (inscritos?.PRIMARIA ?? 0)
  const percents = heldOf(becas ?? []).map((own) => percentByLaw(own, acumulacion))
  const stands = legalMinimum(percents, enrolled)
  const { holders, needed } = stands
  if (needed === 0) return null
  const met = holders >= needed
  const lacking = needed - holders
  const standing = met ? 'Se cumple' : `${lacking === 1 ? 'Falta' : 'Faltan'} ${lacking}`
  return (
    <Meter
      label="Mínimo legal de becas"
      value={holders}
      max={needed}
      text={becas ? standing : 'Contando…'}
      note={`${becas ? legalMinimumText(stands) : `Mínimo legal: contando las becas; la ley pide ${needed}`}. Cuentan los alumnos con 25 % o más; la ley pide al menos 5 % de los inscritos.`}
      tone={becas ? (met ? 'success' : 'warning') : 'info'}
    />
  )
}

function ScholarshipList({ cycle }: { cycle: Cycle }) {
  const source = useScholarships({ id: cycle.id })
  const may = useMay()
  const canCreate = may(routes.create.access)
  const canAdd = may(routes.addStudents.access)
  const rowActions = useCallback(
    ({ id, nombre }: Scholarship) => (
      <RowActions
        of={nombre}
        actions={[
          { icon: 'eye', label: texts.see, to: pathOf({ id }) },
          canAdd && { icon: 'add', label: 'Agregar', to: paths.addToScholarship(id) },
        ]}
      />
    ),
    [canAdd],
  )
  const register = canCreate && <PrimaryAction to={MENU.to}>{MENU.label}</PrimaryAction>
  return (
    <ListScreen
      title={LIST.label}
      subtitle={<CycleChoice chosen={cycle} />}
      action={register}
      above={(source.rows || source.isLoading) && <LegalMeter cycle={cycle} becas={source.rows} />}
      {...list}
      source={source}
      rowActions={rowActions}
      rowOpens={pathOf}
    />
  )
}

export function ScholarshipsPage() {
  return (
    <CycleGate title={LIST.label} current={useChosenCycle()}>
      {(cycle) => <ScholarshipList key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
