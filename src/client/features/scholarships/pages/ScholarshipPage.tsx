import { useCallback, useMemo } from 'react'
import { percentLabel } from '@contract/domain/discounts'
import { gradeLabel } from '@contract/domain/grades'
import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import type { Pupil } from '@contract/students/students.schemas'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useAppSelector } from '../../../state/hooks'
import { useScholarship } from '../../../state/scholarships/scholarships.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { pupilList } from '../../../ui/list/pupilLists'
import { RowAction } from '../../../ui/list/RowAction'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { LIST, texts } from '../scholarships.texts'

const CRUMBS = [LIST]

/** A beca with its pupils; one of a past cycle takes nobody more. */
function ScholarshipDetail({ beca }: { beca: Scholarship }) {
  const { id, nombre, grado, porcentaje, id_ciclo, becasAlumnos } = beca
  const isCurrent = useCurrentCycle().cycle?.id === id_ciclo
  const canAdd = useAppSelector((state) => selectMay(state, routes.addStudents.access))
  const canOpen = useAppSelector((state) => selectMay(state, studentsRoutes.get.access))
  const pupils = useMemo(() => becasAlumnos.map(({ alumno }) => alumno), [becasAlumnos])
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
      // They came with the beca.
      source={{ rows: pupils, isLoading: false, error: undefined, retry: () => undefined }}
      {...pupilList}
      rowActions={canOpen ? rowActions : undefined}
      empty={{ icon: 'users', title: texts.membersNone, text: texts.membersNoneText }}
    />
  )
}

/** One beca and its pupils. */
export function ScholarshipPage() {
  return (
    <DetailScreen
      source={useScholarship(useIdParam('beca'))}
      title={texts.beca}
      unknown={texts.unknown}
      breadcrumb={CRUMBS}
    >
      {(beca) => <ScholarshipDetail key={beca.id} beca={beca} />}
    </DetailScreen>
  )
}
