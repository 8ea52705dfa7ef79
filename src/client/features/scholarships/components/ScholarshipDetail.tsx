import { useCallback, useMemo } from 'react'
import { percentLabel } from '@contract/domain/discounts'
import { gradeLabel } from '@contract/domain/grades'
import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { selectCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useGetCurrentCycleQuery } from '../../../state/cycles/cycles.api'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { PUPIL_NOUN, pupilColumns, pupilSearchText } from '../../../ui/list/pupilColumns'
import { RowAction } from '../../../ui/list/RowAction'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { texts } from '../scholarships.texts'

const CRUMBS = [{ label: texts.list, to: '/becas/ciclo/actual' }]

/** A beca with its pupils; one of a past cycle takes nobody more. */
export function ScholarshipDetail({ beca }: { beca: Scholarship }) {
  const { id, nombre, grado, porcentaje, id_ciclo, becasAlumnos } = beca
  useGetCurrentCycleQuery()
  const isCurrent = useAppSelector((state) => selectCurrentCycle(state)?.id === id_ciclo)
  const canAdd = useAppSelector((state) => selectMay(state, routes.addStudents.access))
  const canOpen = useAppSelector((state) => selectMay(state, studentsRoutes.get.access))
  const pupils = useMemo(() => becasAlumnos.map(({ alumno }) => alumno), [becasAlumnos])
  const list = useLocalList(pupils, { searchText: pupilSearchText })
  const rowActions = useCallback(
    (pupil: Pupil) => <RowAction icon="eye" label={texts.see} to={`/alumno/${pupil.id}`} />,
    [],
  )
  const add = canAdd && isCurrent && <PrimaryAction to={`/beca/add/${id}`}>{texts.add}</PrimaryAction>
  return (
    <ListScreen
      title={nombre}
      subtitle={`${percentLabel(porcentaje)} de la colegiatura · ${gradeLabel(grado)}`}
      breadcrumb={CRUMBS}
      action={add}
      list={list}
      columns={pupilColumns}
      noun={PUPIL_NOUN}
      rowActions={canOpen ? rowActions : undefined}
      isLoading={false}
      empty={{ icon: 'users', title: texts.membersNone, text: texts.membersNoneText, action: add }}
    />
  )
}
