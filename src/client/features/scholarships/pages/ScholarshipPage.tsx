import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { percentLabel } from '@contract/domain/percents'
import { gradeLabel } from '@contract/domain/grades'
import type { TuitionMonth } from '@contract/domain/months'
import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import type { Pupil } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { loadedSource } from '../../../ui/list/ListPanel'
import { useScholarship } from '../../../state/scholarships/scholarships.api'
import { useMay } from '../../../state/session/useMay'
import { ListScreen } from '../../../ui/list/ListScreen'
import { pupilList, pupilPath } from '../../../ui/list/pupilLists'
import { RowActions } from '../../../ui/list/RowActions'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { RecordActions } from '../../../ui/page/RecordActions'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { useCycleOf } from '../../../write/cycles/useChosenCycle'
import {
  DeleteScholarshipDialog,
  EditScholarshipDialog,
  RemoveHolderDialog,
} from '../components/ScholarshipDialogs'
import { LIST, texts } from '../scholarships.texts'

const CRUMBS = [LIST]
const NO_MONTHS: readonly TuitionMonth[] = []

function ScholarshipDetail({ beca }: { beca: Scholarship }) {
  const { id, nombre, grado, porcentaje, id_ciclo, becasAlumnos } = beca
  // For a cycle that is over, `useCycleOf` gives the current one.
  const { cycle } = useCycleOf(id_ciclo)
  const isOpen = cycle?.id === id_ciclo
  const may = useMay()
  const canDelete = may(routes.delete.access)
  const [taking, setTaking] = useState<Pupil | null>(null)
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const navigate = useNavigate()
  const meses = (isOpen && cycle?.meses) || NO_MONTHS
  const canAdd = may(routes.addStudents.access)
  const canOpen = may(studentsRoutes.get.access)
  const canTake = canAdd && isOpen
  const pupils = useMemo(() => becasAlumnos.map(({ alumno }) => alumno), [becasAlumnos])
  const rowActions = useCallback(
    (pupil: Pupil) => (
      <RowActions
        of={pupil.nombre}
        actions={[
          canOpen && { icon: 'eye', label: texts.see, to: pupilPath(pupil) },
          canTake && { icon: 'remove', label: 'Quitar', onClick: () => setTaking(pupil) },
        ]}
      />
    ),
    [canOpen, canTake],
  )
  const add = canTake && <PrimaryAction to={paths.addToScholarship(id)}>{texts.add}</PrimaryAction>
  return (
    <>
      <ListScreen
        title={nombre}
        subtitle={`${percentLabel(porcentaje)} de la colegiatura · ${gradeLabel(grado)}`}
        breadcrumb={CRUMBS}
        action={
          <RecordActions onDelete={canDelete && (() => setOpen('delete'))} onEdit={false}>
            {canTake && (
              <Button variant="outlined" onClick={() => setOpen('edit')}>
                Editar
              </Button>
            )}
            {add}
          </RecordActions>
        }
        source={loadedSource(pupils)}
        {...pupilList}
        rowActions={canOpen || canTake ? rowActions : undefined}
        rowOpens={canOpen ? pupilPath : undefined}
        empty={{
          icon: 'users',
          title: 'Nadie tiene esta beca',
          text: 'Agrega a los inscritos de su nivel que no tienen otra.',
        }}
      />
      {taking && (
        <RemoveHolderDialog beca={beca} meses={meses} pupil={taking} onClose={() => setTaking(null)} />
      )}
      {open === 'edit' && <EditScholarshipDialog beca={beca} meses={meses} onClose={close} />}
      {open === 'delete' && (
        <DeleteScholarshipDialog beca={beca} onClose={close} onDeleted={() => void navigate(LIST.to)} />
      )}
    </>
  )
}

export function ScholarshipPage() {
  return (
    <DetailScreen
      source={useScholarship(useIdParam('beca'))}
      title="Beca"
      unknown={texts.unknown}
      breadcrumb={CRUMBS}
    >
      {(beca) => <ScholarshipDetail key={beca.id} beca={beca} />}
    </DetailScreen>
  )
}
