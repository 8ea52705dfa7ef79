import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { onlyProblems, REQUIRED } from '@contract/domain/campos'
import { gradeYearLabel } from '@contract/domain/grades'
import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import type { Group } from '@contract/groups/groups.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import type { Pupil } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { loadedSource } from '../../../ui/list/ListPanel'
import { useAddStudentsToGroup, useGroups } from '../../../state/groups/groups.api'
import { useMay } from '../../../state/session/useMay'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { ListScreen } from '../../../ui/list/ListScreen'
import { groupMateList, pupilPath } from '../../../ui/list/pupilLists'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { PrintSheet } from '../../../ui/page/PrintSheet'
import { RecordActions } from '../../../ui/page/RecordActions'
import { useCycleInAddress } from '../../../write/cycles/useChosenCycle'
import { useDialogForm } from '../../../write/useDialogForm'
import { DeleteGroupDialog, EditGroupDialog, RemovePupilDialog } from '../components/GroupDialogs'
import { GroupOfAddress } from '../components/GroupOfAddress'
import { PapersMenu } from '../components/PapersMenu'
import { LIST, texts } from '../groups.texts'

interface GroupSheetProps {
  cycle: Pick<Cycle, 'name'>
  group: Group
}

function GroupSheet({ cycle, group }: GroupSheetProps) {
  const { nombre, alumnos } = group
  return (
    <PrintSheet>
      <h1>{texts.groupOf(nombre)}</h1>
      <p>
        {gradeYearLabel(group)} · Ciclo {cycle.name} · {texts.pupils(alumnos.length)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Alumno</th>
            <th scope="col">Número de control</th>
            <th scope="col" style={{ width: '35%' }}>
              Observaciones
            </th>
          </tr>
        </thead>
        <tbody>
          {alumnos.map((pupil, index) => (
            <tr key={pupil.id}>
              <td>{index + 1}</td>
              <td>{pupil.nombre}</td>
              <td>{pupil.numero_control}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}

interface Values {
  grupo: string
}

interface MovePupilDialogProps {
  pupil: Pupil
  from: Group
  others: readonly Group[]
  onClose: () => void
}

const problems = ({ grupo }: Values) => onlyProblems({ grupo: grupo ? null : REQUIRED })

function MovePupilDialog({ pupil, from, others, onClose }: MovePupilDialogProps) {
  const { control, dialog } = useDialogForm({
    draftName: `cambio ${pupil.id}`,
    values: { grupo: '' },
    problems,
    wrongTexts: { missing: texts.chooseGroup },
    failed: 'Ocurrió un error al mover al alumno',
    saved: ({ grupo }) => `${pupil.nombre} pasó al grupo ${grupo.nombre}`,
    write: useAddStudentsToGroup,
    onClose,
    body: ({ grupo }) => ({ idGrupo: Number(grupo), alumnos: [{ id: pupil.id }], mover: true }),
  })
  const options = others.map(({ id, nombre, alumnos }) => ({
    value: String(id),
    label: `${nombre} (${texts.pupils(alumnos.length)})`,
  }))
  return (
    <FormDialog
      size="xs"
      title={`¿A qué grupo se mueve ${pupil.nombre}?`}
      text={`Sale del grupo ${from.nombre} y entra al que elijas. Sus cargos y colegiaturas no cambian.`}
      submitLabel={texts.move}
      {...dialog}
    >
      <Bound control={control} name="grupo">
        {(field) => (
          <SelectInput
            {...field}
            label="Grupo nuevo"
            options={options}
            emptyLabel={texts.chooseGroup}
            required
          />
        )}
      </Bound>
    </FormDialog>
  )
}

const CRUMBS = [LIST]
const NONE: readonly Group[] = []

function GroupDetail({ cycle, group }: { cycle: Cycle; group: Group }) {
  const { id, nombre, grado, gradoNumero, alumnos } = group
  const may = useMay()
  const canAdd = may(routes.addStudents.access)
  const canOpen = may(studentsRoutes.get.access)
  const { rows: groups = NONE } = useGroups({ id: cycle.id })
  const others = groups.filter(
    (each) =>
      each.grado === grado &&
      each.id !== id &&
      // A group without a year may have pupils of any year: the server refuses those that do not fit, by name.
      (each.gradoNumero == null || gradoNumero == null || each.gradoNumero === gradoNumero),
  )
  const canDelete = may(routes.delete.access)
  const query = useCycleInAddress()
  const [moving, setMoving] = useState<Pupil | null>(null)
  const [removing, setRemoving] = useState<Pupil | null>(null)
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const navigate = useNavigate()
  const canMove = canAdd && others.length > 0
  const rowActions = useCallback(
    (pupil: Pupil) => (
      <RowActions
        of={pupil.nombre}
        actions={[
          canOpen && { icon: 'eye', label: texts.see, to: pupilPath(pupil) },
          canMove && { icon: 'right', label: texts.move, onClick: () => setMoving(pupil) },
          canAdd && { icon: 'remove', label: texts.remove, onClick: () => setRemoving(pupil) },
        ]}
      />
    ),
    [canOpen, canMove, canAdd],
  )
  const add = canAdd && <PrimaryAction to={`${paths.addToGroup(id)}${query}`}>{texts.add}</PrimaryAction>
  const papers = alumnos.length > 0 && <PapersMenu cycle={cycle} group={group} />
  return (
    <>
      <ListScreen
        title={texts.groupOf(nombre)}
        subtitle={`${gradeYearLabel(group)} · Ciclo ${cycle.name}`}
        breadcrumb={CRUMBS}
        action={
          <RecordActions onDelete={canDelete && (() => setOpen('delete'))} onEdit={false}>
            {papers}
            {canAdd && (
              <Button variant="outlined" onClick={() => setOpen('edit')}>
                Editar
              </Button>
            )}
            {add}
          </RecordActions>
        }
        source={loadedSource(alumnos)}
        {...groupMateList}
        rowActions={canOpen || canAdd ? rowActions : undefined}
        rowOpens={canOpen ? pupilPath : undefined}
        empty={{
          icon: 'users',
          title: 'Este grupo no tiene alumnos',
          text: 'Agrega a los inscritos de su nivel que aún no tienen grupo.',
          action: add,
        }}
      />
      {alumnos.length > 0 && <GroupSheet cycle={cycle} group={group} />}
      {moving && (
        <MovePupilDialog pupil={moving} from={group} others={others} onClose={() => setMoving(null)} />
      )}
      {removing && <RemovePupilDialog pupil={removing} group={group} onClose={() => setRemoving(null)} />}
      {open === 'edit' && <EditGroupDialog group={group} onClose={close} />}
      {open === 'delete' && (
        <DeleteGroupDialog group={group} onClose={close} onDeleted={() => void navigate(LIST.to)} />
      )}
    </>
  )
}

export function GroupPage() {
  return (
    <GroupOfAddress title={texts.group}>
      {(cycle, group) => <GroupDetail key={group.id} cycle={cycle} group={group} />}
    </GroupOfAddress>
  )
}
