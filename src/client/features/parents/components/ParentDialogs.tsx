import { useCallback, useState, type ComponentType } from 'react'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { passwordProblem } from '@contract/domain/password'
import { NOTICE_SENDER, noticeProblems, noticeText } from '@contract/notices/notices.rules'
import { appUserProblems, EMPTY_APP_USER, parentProblems } from '@contract/parents/parents.rules'
import type { Parent } from '@contract/parents/parents.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useSendNoticeMutation } from '../../../state/notices/notices.api'
import {
  useChangeParentPasswordMutation,
  useCreateParentUserMutation,
  useUpdateParentMutation,
} from '../../../state/parents/parents.api'
import { selectParentById } from '../../../state/parents/parents.selectors'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { NewPasswordInput } from '../../../ui/fields/NewPasswordInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../parents.texts'
import { ChildrenList, ParentDetails } from './ParentDetails'
import { parentBody, ParentFields, valuesOf, type ParentValues } from './ParentForm'

interface DialogProps {
  parent: Parent
  onClose: () => void
}

/** What one asks about a parent at the counter, without leaving the list. */
function InfoOfParent({ parent, onClose }: DialogProps) {
  return (
    <InfoDialog title={parent.nombre} onClose={onClose}>
      <ParentDetails parent={parent} />
      <h3>{texts.children}</h3>
      <ChildrenList pupils={parent.alumnos} />
    </InfoDialog>
  )
}

function ChildrenOfParent({ parent, onClose }: DialogProps) {
  return (
    <InfoDialog title={texts.childrenOf(parent.nombre)} onClose={onClose}>
      <ChildrenList pupils={parent.alumnos} />
    </InfoDialog>
  )
}

function EditParent({ parent, onClose }: DialogProps) {
  // As it was when editing began: a fresh answer meanwhile must not make its fields look changed here.
  const [before] = useState(parent)
  const form = useKeptForm<ParentValues>({
    kept: `padre ${before.id}`,
    defaultValues: valuesOf(before),
    resolver: rulesResolver(parentProblems),
  })
  const [updateParent] = useUpdateParentMutation()
  const { send, wrong } = useWrite(updateParent, { failed: texts.updateFailed, saved: texts.updated, form })
  const { isDirty } = form.formState
  const save = form.handleSubmit(async (values) => {
    if (!isDirty) return onClose()
    const { done } = await send({ id: before.id, ...parentBody(values) })
    if (done) onClose()
  }, wrong)

  return (
    <FormDialog
      open
      size="md"
      title={`Editar a ${before.nombre}`}
      dirty={isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <ParentFields control={form.control} except={before.id} />
    </FormDialog>
  )
}

const NO_USER = { username: '', password: '' }
const wrongTexts = { first: [EMPTY_APP_USER] }

/** The user of the parents' app; it cannot sign in here (decisions/domain/parents). What is said afterwards are the server's words. */
function CreateUser({ parent, onClose }: DialogProps) {
  const form = useKeptForm({
    kept: `usuario ${parent.id}`,
    defaultValues: NO_USER,
    resolver: rulesResolver<typeof NO_USER>(appUserProblems),
  })
  const [createUser] = useCreateParentUserMutation()
  const saved = ({ message }: { message?: string }) => message ?? texts.userCreated
  const { send, wrong } = useWrite(createUser, { failed: null, saved, form, wrongTexts })
  const save = form.handleSubmit(async ({ username, password }) => {
    const { done } = await send({ id: parent.id, username: username.trim(), password })
    if (done) onClose()
  }, wrong)

  return (
    <FormDialog
      open
      title={texts.createUser}
      text={texts.userText(parent.nombre)}
      submitLabel={texts.createUser}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="username">
        {(field) => <TextInput {...field} label={texts.fields.username} maxLength={60} required />}
      </Bound>
      <Bound control={form.control} name="password">
        {(field) => <NewPasswordInput {...field} label={texts.fields.password} maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}

interface PasswordValues {
  password: string
}

const weakness = ({ password }: PasswordValues): Campos =>
  onlyProblems({ password: passwordProblem(password) })

/** A forgotten password of the parents' app (decisions/0009). */
function ChangePassword({ parent, onClose }: DialogProps) {
  const form = useKeptForm<PasswordValues>({
    kept: `contraseña ${parent.id}`,
    defaultValues: { password: '' },
    resolver: rulesResolver(weakness),
  })
  const [changePassword] = useChangeParentPasswordMutation()
  const { send, wrong } = useWrite(changePassword, {
    failed: texts.passwordFailed,
    saved: texts.passwordChanged,
    form,
  })
  const save = form.handleSubmit(async ({ password }) => {
    const { done } = await send({ id: parent.id, password })
    if (done) onClose()
  }, wrong)

  return (
    <FormDialog
      open
      title={texts.changePassword}
      text={texts.passwordText(parent.usuario?.name ?? parent.nombre)}
      submitLabel={texts.changePassword}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="password">
        {(field) => <NewPasswordInput {...field} label={texts.fields.newPassword} maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}

const NO_TEXT = { titulo: '', descripcion: '' }

/** A notice to one parent. It goes out under the fixed name of the sender; who really sent it the server knows. */
function SendNotice({ parent, onClose }: DialogProps) {
  const form = useKeptForm({
    kept: `aviso ${parent.id}`,
    // Its text may tell of somebody's health.
    unkept: ['descripcion'],
    defaultValues: NO_TEXT,
    resolver: rulesResolver<typeof NO_TEXT>(noticeProblems),
  })
  const [sendNotice] = useSendNoticeMutation()
  const { send, wrong } = useWrite(sendNotice, { failed: texts.noticeFailed, saved: texts.noticeSent, form })
  const save = form.handleSubmit(async (values) => {
    const { done } = await send({ usuario: NOTICE_SENDER, idPadre: parent.id, ...noticeText(values) })
    if (done) onClose()
  }, wrong)

  return (
    <FormDialog
      open
      title={texts.sendNotice}
      text={texts.noticeText(parent.nombre)}
      submitLabel={texts.sendNotice}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="titulo">
        {(field) => <UppercaseInput {...field} label={texts.fields.titulo} maxLength={200} required />}
      </Bound>
      <Bound control={form.control} name="descripcion">
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
} satisfies Record<string, ComponentType<DialogProps>>
type ParentDialog = keyof typeof DIALOGS
export type OpenDialog = (dialog: ParentDialog, parent: Pick<Parent, 'id'>) => void

interface Opened {
  dialog: ParentDialog
  id: number
}

/** Which dialog about which parent is open; `open` keeps its identity. */
export const useParentDialogs = () => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open: OpenDialog = useCallback((dialog, { id }) => setOpened({ dialog, id }), [])
  const close = useCallback(() => setOpened(null), [])
  return { opened, open, close }
}

/** The dialog of `useParentDialogs`, over the row as it is now. */
export function ParentDialogs({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  const parent = useAppSelector((state) => opened && selectParentById(state, opened.id))
  if (!opened || !parent) return null
  const Dialog = DIALOGS[opened.dialog]
  return <Dialog parent={parent} onClose={onClose} />
}
