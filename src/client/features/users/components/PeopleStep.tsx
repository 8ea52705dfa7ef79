import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { ReadyRole } from '@contract/roles/readyRoles'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { usersRoutes } from '@contract/users/users.routes'
import type { Campos } from '@contract/domain/campos'
import { FILL_EVERYTHING } from '@contract/domain/messages'
import { EMPTY_USER_NAME, userName, userProblems } from '@contract/users/users.rules'
import { useMay } from '../../../state/session/useMay'
import { useUsers, useCreateUser } from '../../../state/users/users.api'
import { Icon } from '../../../ui/icons/Icon'
import { Prose, Row, Stack } from '../../../ui/layout/layout'
import { useCopy } from '../../../ui/notices/useCopy'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PageLoading } from '../../../ui/page/PageLoading'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { randomPassword } from '../../../ui/fields/NewPasswordInput'
import { EndedRows, ReadyRoles } from '../../../ui/roles/ReadyRoles'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../users.texts'
import { NameAndPassword } from './NameAndPassword'

interface ReadyUserValues {
  name: string
  password: string
}

const problems = ({ name, password }: ReadyUserValues): Campos => {
  // The dialog is of one role, so a missing role is no problem here.
  const { roleId: _none, ...campos } = userProblems({ name, password, roleId: null })
  return campos
}

interface ReadyUserDialogProps {
  role: ReadyRole
  onClose: () => void
  /** Also gets the password, which cannot be read again. */
  onDone: (registered: ReadyUserValues) => void
}

function ReadyUserDialog({ role, onClose, onDone }: ReadyUserDialogProps) {
  const [values] = useState<ReadyUserValues>(() => ({ name: '', password: randomPassword() }))
  const { form, control, dialog } = useDialogForm({
    draftName: `usuario ${role.name}`,
    values,
    problems,
    write: useCreateUser,
    onClose,
    wrongTexts: { first: [EMPTY_USER_NAME, FILL_EVERYTHING] },
    body: ({ name, password }) => ({ name: userName(name), password, roleId: role.name }),
    onDone: ({ user }) => onDone({ name: user.name, password: form.getValues('password') }),
  })
  return (
    <FormDialog title={texts.addOf(role.name)} text={role.words} submitLabel="Registrar" {...dialog}>
      <NameAndPassword
        control={control}
        onPropose={(password) => form.setValue('password', password, { shouldDirty: true })}
        isShown
      />
    </FormDialog>
  )
}

const Heading = styled('h3')(({ theme: { typography, spacing } }) => ({
  ...typography.h3,
  margin: spacing(0, 0, 0.5),
}))

const AccessText = styled(Prose)({ fontVariantNumeric: 'tabular-nums' })

interface Access {
  name: string
  password: string
}

/** Shown once: the server keeps only the password's hash. */
function AccessPanel({ name, password }: Access) {
  const copy = useCopy(texts.copying)
  const text = `Usuario: ${name}\nContraseña: ${password}`
  return (
    <InfoPanel
      tone="success"
      title={`${name} ya puede entrar`}
      text="Anota su contraseña o entrégasela ahora: después nadie la puede volver a ver."
    >
      <Row justify="space-between">
        <AccessText>{text}</AccessText>
        <Button onClick={() => void copy(text)}>Copiar usuario y contraseña</Button>
      </Row>
    </InfoPanel>
  )
}

function Users() {
  const { rows, isLoading, error, retry } = useUsers(undefined)
  if (isLoading) return <PageLoading />
  if (!rows) return <ErrorBar title={texts.list} text={error} onRetry={retry} />
  return (
    <div>
      <Heading>{texts.people}</Heading>
      <EndedRows divided aria-label={texts.people}>
        {rows.map(({ id, name, role }) => (
          <li key={id}>
            <span>{name}</span>
            <small>{role.name}</small>
          </li>
        ))}
      </EndedRows>
    </div>
  )
}

export function PeopleStep() {
  const may = useMay()
  const mayAdd = may(usersRoutes.create.access) && may(rolesRoutes.create.access)
  const [adding, setAdding] = useState<ReadyRole | null>(null)
  const [access, setAccess] = useState<readonly Access[]>([])
  return (
    <Stack>
      {may(usersRoutes.list.access) && <Users />}
      <Stack gap={1} role="status">
        {access.map((each) => (
          <AccessPanel key={each.name} {...each} />
        ))}
      </Stack>
      {mayAdd ? (
        <div>
          <Heading>{texts.ready}</Heading>
          <ReadyRoles
            label={texts.ready}
            action={(role) => (
              <Button
                variant="outlined"
                startIcon={<Icon name="add" />}
                aria-label={texts.addOf(role.name)}
                onClick={() => setAdding(role)}
              >
                Agregar
              </Button>
            )}
          />
        </div>
      ) : (
        <p>Tu rol no puede registrar usuarios: lo hace quien tiene USUARIOS · Crear y ROLES · Crear.</p>
      )}
      {adding && (
        <ReadyUserDialog
          role={adding}
          onClose={() => setAdding(null)}
          onDone={(made) => setAccess((before) => [...before, made])}
        />
      )}
    </Stack>
  )
}
