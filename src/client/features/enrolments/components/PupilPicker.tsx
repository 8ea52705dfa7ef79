import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo, useState } from 'react'
import { formatDate } from '@contract/domain/dates'
import { gradeYearLabel, placeLabel, type Grade } from '@contract/domain/grades'
import type { Student } from '@contract/students/students.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW, SHORT_LIST } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { useStudentsToEnrol } from '../../../state/students/students.selectors'
import type { ListOf } from '../../../ui/list/ListScreen'
import { HeldPickList } from '../../../ui/list/PickList'
import { listIn } from '../../../ui/list/listIn'
import { anyPupilList } from '../../../ui/list/pupilLists'
import { useLongList, useLongView } from '../../../ui/list/useLongList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { useCycleArg } from '../../../write/cycles/useChosenCycle'
import { texts } from '../enrolments.texts'
import { countKept, lastAskedOf, lastFilterOf, LastFilters, SUGGESTED, type LastFilter } from './LastFilters'

const list = {
  ...anyPupilList,
  columns: [
    {
      key: 'nombre',
      header: 'Alumno',
      cell: ({ nombre }) => nombre,
      // A second line, because the chosen pupils beside the list leave no room for two more columns.
      under: ({ numero_control, fecha_nacimiento }) =>
        `${numero_control} · Nació el ${formatDate(fecha_nacimiento)}`,
    },
    {
      key: 'ultimo',
      header: texts.last,
      // `ultimo` is undefined from servers that do not send it.
      cell: ({ ultimo, grado_previsto: expected }) =>
        ultimo
          ? placeLabel(ultimo)
          : expected
            ? `Nuevo: ${gradeYearLabel(expected)}`
            : ultimo === null
              ? texts.lastNone
              : '—',
    },
  ],
} satisfies ListOf<Student>

interface PupilPickerProps {
  cycleId: number
  grade: Grade
  chosen: ReadonlySet<number>
  onAdd: (pupil: Student) => void
}

const NONE: readonly never[] = []

const rowsIn = ({ rows }: { rows: readonly Student[] }) => rows

const useCandidates = (cycleId: number, grade: Grade, last: LastFilter) => {
  const cycle = useCycleArg(cycleId)
  const all = useStudentsToEnrol({ ...cycle, ...SHORT_LIST }, ASKED_ANEW)
  const lugares = all.row?.lugares
  const whole = listIn(all, rowsIn)
  const filter = useMemo(() => lastFilterOf(grade, last), [grade, last])
  const view = useLongView({
    whole,
    total: whole.total,
    searchText: list.searchText,
    columns: NONE,
    filter,
    inUrl: false,
  })
  const searched = view.asked.q !== undefined
  const kept = lugares && countKept(grade, last, lugares)
  const page = useStudentsToEnrol(
    kept
      ? { ...cycle, ...lastAskedOf(grade, last), ...view.asked, ...(searched ? {} : { sin_total: true }) }
      : skipToken,
    ASKED_ANEW,
  )
  const paged = listIn(page, rowsIn)
  // When the counts show that no pupil matches, nothing is asked: the server would read every pupil's last place for an empty list.
  const held = useLongList(
    view,
    kept === 0 ? { ...whole, rows: NONE, total: 0 } : { ...paged, total: searched ? paged.total : kept },
  )
  return { held, places: lugares ?? whole.rows }
}

/** Lists of pupils who left in past years are long: the server searches and pages them. */
export function PupilPicker({ cycleId, grade, chosen, onAdd }: PupilPickerProps) {
  const [last, setLast] = useState<LastFilter>(SUGGESTED)
  const { held, places } = useCandidates(cycleId, grade, last)
  const canRegister = useMay()(studentsRoutes.create.access)
  return (
    <HeldPickList
      label="Alumnos por inscribir"
      {...list}
      held={held}
      chosen={chosen}
      onAdd={onAdd}
      filters={<LastFilters rows={places} grade={grade} value={last} onChange={setLast} />}
      empty={{
        icon: 'users',
        title: 'No hay alumnos por inscribir',
        text: 'Todos los alumnos registrados ya están inscritos en este ciclo, o todavía no hay ninguno.',
        action: canRegister && <PrimaryAction to={paths.newStudent}>Registrar alumno</PrimaryAction>,
      }}
    />
  )
}
