import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import Button from '@mui/material/Button'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { upper } from '@contract/domain/text'
import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import type { Department } from '@contract/departments/departments.schemas'
import { departmentProblems, MAX_DEPARTMENT_NAME, staffText } from '@contract/departments/departments.rules'
import { EMPTY_CHANGE, NO_IMAGE } from '@contract/domain/messages'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import type { ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import {
  useCreateDepartment,
  useDeleteDepartment,
  useRenameDepartment,
  useReplaceDepartmentLogo,
} from '../../../state/departments/departments.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FileField } from '../../../ui/files/FilePicker'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { useDialogForm } from '../../../write/useDialogForm'
import { DepartmentList } from '../components/DepartmentList'
import { DepartmentPicture, DEFAULT_IMAGE } from '../components/DepartmentPicture'
import { texts } from '../departments.texts'

const wrongTexts = { missing: EMPTY_CHANGE }

function NameField<Values extends FieldValues & { nombre: string }>({
  control,
}: {
  control: Control<Values>
}) {
  return (
    <Bound control={control} name={'nombre' as Path<Values>}>
      {(field) => (
        <UppercaseInput {...field} label="Nombre del departamento" maxLength={MAX_DEPARTMENT_NAME} required />
      )}
    </Bound>
  )
}

interface AddValues {
  nombre: string
  file: File[]
}

const NEW: AddValues = { nombre: '', file: [] }

function AddDepartmentDialog({ onClose }: { onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    draftName: 'departamento',
    values: NEW,
    problems: departmentProblems,
    wrongTexts,
    write: useCreateDepartment,
    onClose,
    body: ({ nombre, file: [file = null] }) => ({ nombre: upper(nombre), file }),
  })

  return (
    <FormDialog title={texts.add} submitLabel="Registrar" {...dialog}>
      <NameField control={control} />
      <FileField
        control={control}
        label="Logo"
        hint="Opcional: sin logo se muestra una imagen general"
        accept={['image']}
      />
    </FormDialog>
  )
}

interface DepartmentDialogProps {
  department: Department
  onClose: () => void
}

function RenameDepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const { control, dialog } = useDialogForm({
    draftName: `departamento ${department.id}`,
    values: { nombre: department.nombre },
    problems: departmentProblems,
    wrongTexts,
    write: useRenameDepartment,
    onClose,
    body: (values) => {
      const nombre = upper(values.nombre)
      return nombre === department.nombre ? null : { id: department.id, nombre }
    },
  })

  return (
    <FormDialog
      title="Renombrar departamento"
      text="El nombre nuevo aparece también en la ficha de quienes trabajan en él."
      {...dialog}
    >
      <NameField control={control} />
    </FormDialog>
  )
}

function ChangeLogoDialog({ department, onClose }: DepartmentDialogProps) {
  const { id, nombre, urlFoto, urlMiniatura } = department
  const { send } = useReplaceDepartmentLogo()
  return (
    <ReplaceFileDialog
      title={texts.changeLogo}
      text={nombre}
      current={<img src={urlMiniatura ?? urlFoto ?? DEFAULT_IMAGE} alt={`Logo de ${nombre}`} />}
      label="Logo nuevo"
      accept={['image']}
      noFile={NO_IMAGE}
      onSend={(file) => send({ id, nombre, urlFoto: urlFoto ?? '', file })}
      onClose={onClose}
    />
  )
}

/** A department with staff cannot be deleted: the dialog links to its staff instead. */
function DeleteDepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const { id, nombre, total_empleados } = department
  const { send } = useDeleteDepartment()
  const seeStaff = (
    <Button component={Link} to={paths.department(id)}>
      Ver colaboradores
    </Button>
  )
  return (
    <DeleteDialog
      title={`¿Eliminar el departamento ${nombre}?`}
      text="Se borran su nombre y su logo. Nadie trabaja en él."
      hindered={
        total_empleados > 0 && {
          title: `${nombre} tiene colaboradores`,
          text: `Este departamento tiene ${staffText(total_empleados)}. Antes hay que pasar a todos a otro departamento; después se puede eliminar.`,
          action: seeStaff,
        }
      }
      onDelete={() => send({ id })}
      onClose={onClose}
    />
  )
}

const Name = styled('span')(({ theme: { spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1.25),
  minWidth: 0,
  verticalAlign: 'middle',
  '& > .picture': { flex: 'none', width: 60, borderRadius: 6 },
  '& > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}))

const table = {
  title: texts.manage,
  sortBy: {
    nombre: ({ nombre }) => nombre,
    empleados: ({ total_empleados }) => total_empleados,
  },
  columns: [
    {
      key: 'nombre',
      header: 'Departamento',
      sortable: true,
      cell: ({ nombre, urlMiniatura }) => (
        <Name>
          <DepartmentPicture url={urlMiniatura} />
          <span>{nombre}</span>
        </Name>
      ),
      exported: ({ nombre }) => nombre,
    },
    {
      key: 'empleados',
      header: texts.employees,
      sortable: true,
      align: 'right',
      cell: ({ total_empleados }) => total_empleados,
    },
  ],
} satisfies Partial<ListOf<Department>>

type DepartmentDialog = 'rename' | 'logo' | 'delete'

function DepartmentActions({ of, onOpen }: { of: string; onOpen: (dialog: DepartmentDialog) => void }) {
  const may = useMay()
  const canRename = may(routes.rename.access)
  const canChangeLogo = may(routes.replaceLogo.access)
  const canDelete = may(routes.delete.access)
  return (
    <RowActions
      of={of}
      actions={[
        canRename && { icon: 'edit', label: 'Renombrar', onClick: () => onOpen('rename') },
        canChangeLogo && { icon: 'photo', label: texts.changeLogo, onClick: () => onOpen('logo') },
        canDelete && { danger: true, icon: 'delete', label: 'Eliminar', onClick: () => onOpen('delete') },
      ]}
    />
  )
}

const staffOf = ({ id }: Department): string => paths.department(id)

const CRUMBS = [{ label: texts.list, to: paths.departments }]
const DIALOGS = { rename: RenameDepartmentDialog, logo: ChangeLogoDialog, delete: DeleteDepartmentDialog }

export function ManageDepartmentsPage() {
  const canAdd = useMay()(routes.create.access)
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState<{ dialog: DepartmentDialog; department: Department } | null>(null)
  const rowActions = useCallback(
    (department: Department) => (
      <DepartmentActions of={department.nombre} onOpen={(dialog) => setOpened({ dialog, department })} />
    ),
    [],
  )
  const add = canAdd && <PrimaryAction onClick={() => setAdding(true)}>{texts.add}</PrimaryAction>
  const Opened = opened && DIALOGS[opened.dialog]
  return (
    <>
      <DepartmentList
        {...table}
        breadcrumb={CRUMBS}
        action={add}
        rowActions={rowActions}
        rowOpens={staffOf}
      />
      {adding && <AddDepartmentDialog onClose={() => setAdding(false)} />}
      {opened && Opened && <Opened department={opened.department} onClose={() => setOpened(null)} />}
    </>
  )
}
