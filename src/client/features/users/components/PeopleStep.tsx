import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { READY_ROLES, type ReadyRole } from '@contract/roles/readyRoles'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { usersRoutes } from '@contract/users/users.routes'
import { useMay } from '../../../state/session/useMay'
import { useUsers } from '../../../state/users/users.api'
import { Icon } from '../../../ui/icons/Icon'
import { PlainList, Prose, Row, Stack, TwoLines } from '../../../ui/layout/layout'
import { useCopy } from '../../../ui/notices/useCopy'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PageLoading } from '../../../ui/page/PageLoading'
import { texts } from '../users.texts'
import { ReadyUserDialog } from './ReadyUserDialog'

const Rows = styled(PlainList)(({ theme: { spacing } }) => ({
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(2),
    paddingBlock: spacing(1.25),
    '& > button': { flex: 'none' },
  },
}))

const Heading = styled('h3')(({ theme: { typography, spacing } }) => ({
  ...typography.h3,
  margin: spacing(0, 0, 0.5),
}))

interface Access {
  name: string
  password: string
}

/** Shown once after a registration: the server keeps only the password's hash. */
function AccessPanel({ name, password }: Access) {
  const copy = useCopy(texts.copying)
  const text = texts.access(name, password)
  return (
    <InfoPanel tone="success" title={texts.once(name)} text={texts.onceText}>
      <Row justify="space-between">
        <Prose sx={{ fontVariantNumeric: 'tabular-nums' }}>{text}</Prose>
        <Button onClick={() => void copy(text)}>{texts.copyAccess}</Button>
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
      <Rows divided aria-label={texts.people}>
        {rows.map(({ id, name, role }) => (
          <li key={id}>
            <span>{name}</span>
            <small>{role.name}</small>
          </li>
        ))}
      </Rows>
    </div>
  )
}

/** Adds the office's people one by one, each with one of the ready roles. */
export function PeopleStep() {
  const may = useMay()
  const mayAdd = may(usersRoutes.register.access) && may(rolesRoutes.create.access)
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
          <Rows divided aria-label={texts.ready}>
            {Object.values<ReadyRole>(READY_ROLES).map((role) => (
              <li key={role.name}>
                <TwoLines>
                  {role.name}
                  <small>{role.words}</small>
                </TwoLines>
                <Button
                  variant="outlined"
                  startIcon={<Icon name="add" />}
                  aria-label={texts.addOf(role.name)}
                  onClick={() => setAdding(role)}
                >
                  {texts.add}
                </Button>
              </li>
            ))}
          </Rows>
        </div>
      ) : (
        <p>{texts.mayNotAdd}</p>
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
