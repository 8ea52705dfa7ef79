import { skipToken } from '@reduxjs/toolkit/query/react'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import { statementsRoutes } from '@contract/statements/statements.routes'
import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import { useFamilyAccount } from '../../../state/statements/statements.api'
import { useRowDialog } from '../../../ui/dialogs/useRowDialog'
import { Icon } from '../../../ui/icons/Icon'
import { RowAction } from '../../../ui/list/RowAction'
import { Section } from '../../../ui/page/Section'
import { ChildrenTable, type Child } from '../../../ui/pupils/ChildrenTable'
import { deskOfChild, useMayCollect } from '../../../write/money/deskAddress'
import { ParentDetails } from '../components/ParentDetails'
import { ParentDialogs, type ParentDialog } from '../components/ParentDialogs'
import { texts } from '../parents.texts'

const collect = ({ id, saldo = 0 }: Child) =>
  saldo > 0 && <RowAction icon="pay" label="Cobrar" to={deskOfChild(id)} />

function Children({ parent: { id, alumnos } }: { parent: Parent }) {
  const may = useMay()
  const mayCollect = useMayCollect()
  const account = useFamilyAccount(may(statementsRoutes.getByFamily.access) ? { padreId: id } : skipToken)
  const owed = new Map(
    account.row?.hijos.map(({ alumno, saldo, vencido }) => [alumno.id, { saldo, vencido }]),
  )
  if (alumnos.length === 0) return <p style={{ margin: 0 }}>{texts.noChildren}</p>
  return (
    <ChildrenTable
      label={texts.children}
      rows={alumnos.map((pupil): Child => ({ ...pupil, ...owed.get(pupil.id) }))}
      canOpen={may(studentsRoutes.get.access)}
      {...(mayCollect && owed.size > 0 ? { rowActions: collect } : {})}
    />
  )
}

export function ParentFamily({ row: parent }: { row: Parent }) {
  const may = useMay()
  const canUpdate = may(parentsRoutes.update.access)
  const { opened, open, close } = useRowDialog<ParentDialog>()
  const hasUser = parent.userId !== null
  return (
    <>
      <Section
        title={texts.children}
        action={
          canUpdate && (
            <Button
              variant="outlined"
              startIcon={<Icon name="add" />}
              component={Link}
              to={paths.addChildren(parent.id)}
            >
              {texts.addChildren}
            </Button>
          )
        }
      >
        <Children parent={parent} />
      </Section>
      <Section
        title="Datos"
        action={
          canUpdate && (
            <Button
              variant="outlined"
              startIcon={<Icon name="key" />}
              onClick={() => open(hasUser ? 'password' : 'user', parent)}
            >
              {hasUser ? texts.changePassword : texts.createUser}
            </Button>
          )
        }
      >
        <ParentDetails parent={parent} />
      </Section>
      <ParentDialogs opened={opened} onClose={close} />
    </>
  )
}
