import { useCallback, useMemo, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { placeLabel } from '@contract/domain/grades'
import { noticesRoutes } from '@contract/notices/notices.routes'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { type MissingRow, useMissingDocuments } from '../../../state/documents/documents.api'
import { useMay } from '../../../state/session/useMay'
import { classFilter, classOptions } from '../../../ui/list/classFilter'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { LongCell } from '../../../ui/list/LongCell'
import { useFilters } from '../../../ui/list/useFilters'
import { CycleGate } from '../../../ui/page/CycleGate'
import { Figures } from '../../../ui/page/Figures'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { CycleChoice } from '../../../write/cycles/CycleChoice'
import { useChosenCycle, useCycleArg } from '../../../write/cycles/useChosenCycle'
import { NoticeDialog } from '../components/NoticeDialog'
import { texts } from '../documents.texts'
import { countsByGroup, countsByKind, familiesOf, papersOf, type GroupCount } from '../missingFamilies'

const list = {
  title: texts.missing,
  noun: { one: 'alumno', many: 'alumnos' },
  searchText: ({ alumno }) => `${alumno.nombre} ${alumno.numero_control}`,
  searchLabel: 'Buscar por alumno o número de control',
  sortBy: { nombre: ({ alumno }) => alumno.nombre, cuantos: ({ tipos }) => tipos.length },
  columns: [
    {
      key: 'nombre',
      header: texts.columns.pupil,
      sortable: true,
      cell: ({ alumno }) => alumno.nombre,
      under: ({ alumno }) => placeLabel(alumno),
      exported: ({ alumno }) => ({
        [texts.columns.pupil]: alumno.nombre,
        [texts.columns.place]: placeLabel(alumno),
      }),
    },
    {
      key: 'faltan',
      header: texts.columns.lacks,
      wraps: true,
      cell: (row) => (
        <LongCell tablet="clamp(200px, 35vw, 270px)" wide="min(36vw, 640px)">
          {papersOf(row)}
        </LongCell>
      ),
      exported: papersOf,
    },
    {
      key: 'cuantos',
      header: 'Cuántos',
      align: 'right',
      sortable: true,
      cell: ({ tipos }) => tipos.length,
    },
  ],
  empty: {
    icon: 'checklist',
    title: 'No falta ningún documento obligatorio',
    text: 'Los alumnos inscritos en este ciclo tienen completos sus documentos obligatorios.',
  },
} satisfies ListOf<MissingRow>

const groupColumns: readonly Column<GroupCount>[] = [
  { key: 'grupo', header: texts.columns.place, cell: ({ place }) => place },
  { key: 'faltan', header: texts.columns.lacks, wraps: true, cell: ({ papers }) => papers },
  { key: 'alumnos', header: 'Alumnos', align: 'right', cell: ({ pupils }) => pupils },
]

const FILTERS = ['grupo', 'documento'] as const

const folderOf = ({ id }: MissingRow): string => `${paths.student(id)}?ver=expediente`

const filterOf = ({ grupo, documento }: Record<(typeof FILTERS)[number], string>) => {
  if (!grupo && !documento) return undefined
  const ofGroup = classFilter(grupo, ({ alumno }: MissingRow) => alumno)
  const lacks = ({ tipos }: MissingRow) => !documento || tipos.some(({ id }) => String(id) === documento)
  return {
    key: `${grupo} ${documento}`,
    keep: (row: MissingRow) => (ofGroup?.keep(row) ?? true) && lacks(row),
  }
}

function MissingFilters({ rows }: { rows: readonly MissingRow[] }) {
  const { values, change } = useFilters(FILTERS)
  const classes = useMemo(() => classOptions(rows.map(({ alumno }) => alumno)), [rows])
  const kinds = useMemo(
    () =>
      countsByKind(rows).map(({ id, nombre, count }) => ({
        value: String(id),
        label: `${nombre} (${count})`,
      })),
    [rows],
  )
  return (
    <>
      <FilterSelect
        label="Grado y grupo"
        allLabel="Todos los grupos"
        options={classes}
        value={values.grupo}
        onChange={(grupo) => change({ grupo })}
      />
      <FilterSelect
        label="Documento"
        allLabel="Todos los documentos"
        options={kinds}
        value={values.documento}
        onChange={(documento) => change({ documento })}
      />
    </>
  )
}

const countFigures = (rows: readonly MissingRow[]) => {
  const counts = countsByKind(rows)
  if (counts.length === 0) return null
  return (
    <section aria-label="Cuántos faltan de cada documento">
      <Figures figures={counts.map(({ nombre, count }) => ({ label: nombre, value: String(count) }))} />
    </section>
  )
}

/** Placeholder while rows load, on a phone as high as the figures of most schools. */
const FIGURES_TO_COME = (
  <div aria-hidden>
    <Figures
      figures={['Primer', 'Segundo', 'Tercer', 'Cuarto'].map((nth) => ({
        label: `${nth} documento que falta`,
        value: '…',
      }))}
    />
  </div>
)

const NONE: readonly MissingRow[] = []

function MissingList({ cycle }: { cycle: Cycle }) {
  const source = useMissingDocuments(useCycleArg(cycle.id), ASKED_ANEW)
  const rows = source.rows ?? NONE
  const { values } = useFilters(FILTERS)
  const canNotify = useMay()(noticesRoutes.send.access)
  const [addressed, setAddressed] = useState<readonly MissingRow[] | null>(null)
  const filter = useMemo(() => filterOf(values), [values])
  const groups = useMemo(() => countsByGroup(rows), [rows])
  const action = useCallback(
    (matching: readonly MissingRow[]) => {
      const families = familiesOf(matching).length
      return (
        canNotify &&
        families > 0 && (
          <PrimaryAction icon="megaphone" onClick={() => setAddressed(matching)}>
            {texts.notify(families)}
          </PrimaryAction>
        )
      )
    },
    [canNotify],
  )
  return (
    <>
      <ListScreen
        {...list}
        subtitle={<CycleChoice chosen={cycle} />}
        source={source}
        action={action}
        above={source.isLoading ? FIGURES_TO_COME : countFigures}
        filter={filter}
        filters={<MissingFilters rows={rows} />}
        rowOpens={folderOf}
        below={
          groups.length > 0 && (
            <Section title={texts.byGroup}>
              <DataTable label={texts.byGroup} columns={groupColumns} rows={groups} />
            </Section>
          )
        }
      />
      {addressed && <NoticeDialog rows={addressed} onClose={() => setAddressed(null)} />}
    </>
  )
}

export function MissingPage() {
  return (
    <CycleGate title={texts.missing} current={useChosenCycle()}>
      {(cycle) => <MissingList key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
