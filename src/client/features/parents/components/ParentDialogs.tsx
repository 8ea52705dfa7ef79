import { useState, type ComponentType } from 'react'
import { newPasswordProblems, NO_PASSWORD } from '@contract/domain/password'
import { NOTICE_SENDER, noticeProblems, noticeText } from '@contract/notices/notices.rules'
import { appUserProblems, EMPTY_APP_USER, parentProblems } from '@contract/parents/parents.rules'
import type { Parent } from '@contract/parents/parents.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useSendNotice } from '../../../state/notices/notices.api'
import {
  useChangeParentPassword,
  useCreateParentUser,
  useUpdateParent,
} from '../../../state/parents/parents.writes'
import { selectParentById } from '../../../state/parents/parents.selectors'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import type { OpenedDialog } from '../../../ui/dialogs/useRowDialog'
import { Bound } from '../../../ui/fields/Bound'
import { NewPasswordInput } from '../../../ui/fields/NewPasswordInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FamilyLinkDialog } from '../../../write/familyLink/FamilyLinkAction'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../parents.texts'
import { ChildrenList, ParentDetails } from './ParentDetails'
import { parentBody, ParentFields, valuesOf, type ParentValues } from './ParentForm'

interface DialogProps {
  row: Parent
  onClose: () => void
}

function InfoOfParent({ row: parent, onClose }: DialogProps) {
  return (
    <InfoDialog title={parent.nombre} onClose={onClose}>
      <ParentDetails parent={parent} />
      <h3>{texts.children}</h3>
      <ChildrenList pupils={parent.alumnos} />
    </InfoDialog>
  )
}

function ChildrenOfParent({ row: parent, onClose }: DialogProps) {
  return (
    <InfoDialog title={`Hijos de ${parent.nombre}`} onClose={onClose}>
      <ChildrenList pupils={parent.alumnos} />
    </InfoDialog>
  )
}

export function EditParent({ row, onClose }: DialogProps) {
  const [before] = useState(row)
  const { control, dialog } = useDialogForm({
    draftName: `padre ${before.id}`,
    values: valuesOf(before),
    problems: parentProblems,
    write: useUpdateParent,
    onClose,
    body: (values: ParentValues, dirty) => (dirty ? { id: before.id, ...parentBody(values) } : null),
  })

  return (
    <FormDialog size="md" title={`Editar a ${before.nombre}`} {...dialog}>
      <ParentFields control={control} except={before.id} />
    </FormDialog>
  )
}

const NO_USER = { username: '', password: '' }
const wrongTexts = { first: [EMPTY_APP_USER] }

/** The user is for the parents' app and cannot sign in here (decisions/domain/parents). Success is told in the server's words. */
function CreateUser({ row: parent, onClose }: DialogProps) {
  const { control, dialog } = useDialogForm({
    draftName: `usuario ${parent.id}`,
    values: NO_USER,
    problems: appUserProblems,
    wrongTexts,
    write: useCreateParentUser,
    onClose,
    body: ({ username, password }) => ({ id: parent.id, username: username.trim(), password }),
  })

  return (
    <FormDialog
      title={texts.createUser}
      text={`Con este usuario ${parent.nombre} entra a la aplicación para padres, no a este sistema.`}
      submitLabel={texts.createUser}
      {...dialog}
    >
      <Bound control={control} name="username">
        {(field) => <TextInput {...field} label={texts.fields.username} maxLength={60} required />}
      </Bound>
      <Bound control={control} name="password">
        {(field) => <NewPasswordInput {...field} label="Contraseña" />}
      </Bound>
    </FormDialog>
  )
}

function ChangePassword({ row: parent, onClose }: DialogProps) {
  const { control, dialog } = useDialogForm({
    draftName: `contraseña ${parent.id}`,
    values: NO_PASSWORD,
    problems: newPasswordProblems,
    write: useChangeParentPassword,
    onClose,
    body: ({ password }) => ({ id: parent.id, password }),
  })

  return (
    <FormDialog
      title={texts.changePassword}
      text={`${parent.usuario?.name ?? parent.nombre} entrará a la aplicación con la contraseña nueva.`}
      submitLabel={texts.changePassword}
      {...dialog}
    >
      <Bound control={control} name="password">
        {(field) => <NewPasswordInput {...field} label="Contraseña nueva" />}
      </Bound>
    </FormDialog>
  )
}

const NO_TEXT = { titulo: '', descripcion: '' }

/** Sent under the fixed sender name of the contract; the server records the real user. */
function SendNotice({ row: parent, onClose }: DialogProps) {
  const { control, dialog } = useDialogForm({
    draftName: `aviso ${parent.id}`,
    values: NO_TEXT,
    problems: noticeProblems,
    // Not in kept drafts: the text may contain health data.
    unkept: ['descripcion'],
    write: useSendNotice,
    failed: texts.noticeFailed,
    onClose,
    body: (values) => ({ usuario: NOTICE_SENDER, idPadre: parent.id, ...noticeText(values) }),
  })

  return (
    <FormDialog
      title={texts.sendNotice}
      text={`Lo recibe ${parent.nombre}, firmado por la administración.`}
      submitLabel={texts.sendNotice}
      {...dialog}
    >
      <Bound control={control} name="titulo">
        {(field) => <UppercaseInput {...field} label="Título" maxLength={200} required />}
      </Bound>
      <Bound control={control} name="descripcion">
        {(field) => (
          <UppercaseInput {...field} label={texts.fields.descripcion} rows={5} maxLength={4000} required />
        )}
      </Bound>
    </FormDialog>
  )
}

const DIALOGS = {
  info: InfoOfParent,
  children: ChildrenOfParent,
  edit: EditParent,
  user: CreateUser,
  password: ChangePassword,
  notice: SendNotice,
  link: FamilyLinkDialog,
} satisfies Record<string, ComponentType<DialogProps>>
export type ParentDialog = keyof typeof DIALOGS

interface ParentDialogsProps {
  opened: OpenedDialog<ParentDialog> | null
  onClose: () => void
}

export function ParentDialogs({ opened, onClose }: ParentDialogsProps) {
  const parent = useAppSelector((state) => opened && selectParentById(state, opened.id))
  if (!opened || !parent) return null
  const Dialog = DIALOGS[opened.dialog]
  return <Dialog row={parent} onClose={onClose} />
}
