import Button from '@mui/material/Button'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { Link } from 'react-router-dom'
import {
  departmentName,
  departmentProblems,
  MAX_DEPARTMENT_NAME,
  staffText,
} from '@contract/departments/departments.rules'
import type { Department } from '@contract/departments/departments.schemas'
import { EMPTY_CHANGE, NO_IMAGE } from '@contract/domain/messages'
import {
  useCreateDepartmentMutation,
  useDeleteDepartmentMutation,
  useRenameDepartmentMutation,
  useReplaceDepartmentLogoMutation,
} from '../../../state/departments/departments.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FileField } from '../../../ui/files/FilePicker'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import * as paths from '../../../ui/screens/paths'
import { useDialogForm } from '../../../write/useDialogForm'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../departments.texts'
import { DEFAULT_IMAGE } from './DepartmentPicture'

const wrongTexts = { missing: EMPTY_CHANGE }

function NameField<Values extends FieldValues & { nombre: string }>({
  control,
}: {
  control: Control<Values>
}) {
  return (
    <Bound control={control} name={'nombre' as Path<Values>}>
      {(field) => <UppercaseInput {...field} label={texts.nombre} maxLength={MAX_DEPARTMENT_NAME} required />}
    </Bound>
  )
}

interface AddValues {
  nombre: string
  file: File[]
}

const NEW: AddValues = { nombre: '', file: [] }

export function AddDepartmentDialog({ onClose }: { onClose: () => void }) {
  const [trigger] = useCreateDepartmentMutation()
  const { control, dialog } = useDialogForm({
    kept: 'departamento',
    values: NEW,
    problems: departmentProblems,
    wrongTexts,
    trigger,
    failed: texts.addFailed,
    saved: texts.added,
    onClose,
    body: ({ nombre, file: [file = null] }) => ({ nombre: departmentName(nombre), file }),
  })

  return (
    <FormDialog title={texts.add} submitLabel="Registrar" {...dialog}>
      <NameField control={control} />
      <FileField control={control} label={texts.logo} hint={texts.logoOptional} accept={['image']} />
    </FormDialog>
  )
}

interface DepartmentDialogProps {
  department: Department
  onClose: () => void
}

export function RenameDepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const [trigger] = useRenameDepartmentMutation()
  const { control, dialog } = useDialogForm({
    kept: `departamento ${department.id}`,
    values: { nombre: department.nombre },
    problems: departmentProblems,
    wrongTexts,
    trigger,
    failed: texts.updateFailed,
    saved: texts.renamed,
    onClose,
    body: (values) => {
      const nombre = departmentName(values.nombre)
      return nombre === department.nombre ? null : { id: department.id, nombre }
    },
  })

  return (
    <FormDialog title={texts.renameTitle} text={texts.renameText} {...dialog}>
      <NameField control={control} />
    </FormDialog>
  )
}

/** Replaces the logo of a department, or sets its first one. */
export function ChangeLogoDialog({ department, onClose }: DepartmentDialogProps) {
  const { id, nombre, urlFoto, urlMiniatura } = department
  const [replaceLogo] = useReplaceDepartmentLogoMutation()
  const { send } = useWrite(replaceLogo, { failed: texts.logoFailed, saved: texts.logoChanged })
  return (
    <ReplaceFileDialog
      title={texts.changeLogo}
      text={nombre}
      current={<img src={urlMiniatura ?? urlFoto ?? DEFAULT_IMAGE} alt={`Logo de ${nombre}`} />}
      label={texts.newLogo}
      accept={['image']}
      noFile={NO_IMAGE}
      onSend={(file) => send({ id, nombre, urlFoto: urlFoto ?? '', file })}
      onClose={onClose}
    />
  )
}

/** Asks before a department is deleted. One with staff cannot be: the dialog links to its staff instead. */
export function DeleteDepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const { id, nombre, total_empleados } = department
  const [deleteDepartment] = useDeleteDepartmentMutation()
  const { send } = useWrite(deleteDepartment, { failed: texts.deleteFailed, saved: texts.deleted })
  const seeStaff = (
    <Button component={Link} to={paths.department(id)}>
      {texts.seeStaff}
    </Button>
  )
  return (
    <DeleteDialog
      title={texts.deleteTitle(nombre)}
      text={texts.deleteText}
      hindered={
        total_empleados > 0 && {
          title: texts.staffedTitle(nombre),
          text: texts.staffedText(staffText(total_empleados)),
          action: seeStaff,
        }
      }
      onDelete={() => send({ id })}
      onClose={onClose}
    />
  )
}
