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
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FileField } from '../../../ui/files/FilePicker'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
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

/** A new department, with a logo or without. */
export function AddDepartmentDialog({ onClose }: { onClose: () => void }) {
  const form = useKeptForm<AddValues>({
    kept: 'departamento',
    defaultValues: { nombre: '', file: [] },
    resolver: rulesResolver(departmentProblems),
  })
  const { control, formState } = form
  const [createDepartment] = useCreateDepartmentMutation()
  const { send, wrong } = useWrite(createDepartment, {
    failed: texts.addFailed,
    saved: texts.added,
    form,
    wrongTexts,
  })
  const save = form.handleSubmit(async ({ nombre, file: [file = null] }) => {
    const { done } = await send({ nombre: departmentName(nombre), file })
    if (done) onClose()
  }, wrong)

  return (
    <FormDialog
      open
      title={texts.add}
      submitLabel="Registrar"
      dirty={formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <NameField control={control} />
      <FileField control={control} label={texts.logo} hint={texts.logoOptional} accept={['image']} />
    </FormDialog>
  )
}

interface DepartmentDialogProps {
  department: Department
  onClose: () => void
}

/** Another name for a department. */
export function RenameDepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const form = useKeptForm({
    kept: `departamento ${department.id}`,
    defaultValues: { nombre: department.nombre },
    resolver: rulesResolver(departmentProblems),
  })
  const { control, formState } = form
  const [renameDepartment] = useRenameDepartmentMutation()
  const { send, wrong } = useWrite(renameDepartment, {
    failed: texts.updateFailed,
    saved: texts.renamed,
    form,
    wrongTexts,
  })
  const save = form.handleSubmit(async (values) => {
    const nombre = departmentName(values.nombre)
    if (nombre === department.nombre) return onClose()
    const { done } = await send({ id: department.id, nombre })
    if (done) onClose()
  }, wrong)

  return (
    <FormDialog
      open
      title={texts.renameTitle}
      text={texts.renameText}
      dirty={formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <NameField control={control} />
    </FormDialog>
  )
}

/** Another logo for a department, or its first. */
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

/** Asks before a department goes. One where somebody works does not, and the way to them is here. */
export function DeleteDepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const { id, nombre, total_empleados } = department
  const [deleteDepartment] = useDeleteDepartmentMutation()
  const { send } = useWrite(deleteDepartment, { failed: texts.deleteFailed, saved: texts.deleted })

  if (total_empleados > 0)
    return (
      <InfoDialog
        title={texts.staffedTitle(nombre)}
        onClose={onClose}
        action={
          <Button component={Link} to={`/departamento/${id}`}>
            {texts.seeStaff}
          </Button>
        }
      >
        {texts.staffedText(staffText(total_empleados))}
      </InfoDialog>
    )
  return (
    <DeleteDialog
      title={texts.deleteTitle(nombre)}
      text={texts.deleteText}
      onDelete={() => send({ id })}
      onClose={onClose}
    />
  )
}
