import Button from '@mui/material/Button'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import { isApiError } from '../../../state/core/errors'
import { useAppSelector } from '../../../state/hooks'
import { useGetEmployeeQuery } from '../../../state/roster/roster.api'
import { selectMay } from '../../../state/session/session.selectors'
import { Icon } from '../../../ui/icons/Icon'
import { NotThere } from '../../../ui/page/NotThere'
import { Page } from '../../../ui/page/Page'
import { PageActions } from '../../../ui/page/PageActions'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { ChangePhotoDialog } from '../components/ChangePhotoDialog'
import { DeleteEmployeeDialog } from '../components/DeleteEmployeeDialog'
import { EditEmployeeDialog } from '../components/EditEmployeeDialog'
import { EmployeeCard } from '../components/EmployeeCard'
import { EmployeePerson } from '../components/EmployeePerson'
import { EmployeePapers } from '../components/EmployeePapers'
import { texts } from '../roster.texts'

const CRUMBS = [{ label: texts.list, to: '/plantilla' }]
const DIALOGS = { edit: EditEmployeeDialog, photo: ChangePhotoDialog }

/** Everything about one collaborator. */
export function EmployeePage() {
  const id = useIdParam('empleado')
  const { currentData, isFetching, error, refetch } = useGetEmployeeQuery(id === null ? skipToken : { id }, {
    refetchOnMountOrArgChange: true,
  })
  const canEdit = useAppSelector((state) => selectMay(state, routes.update.access))
  const canDelete = useAppSelector((state) => selectMay(state, routes.delete.access))
  const [dialog, setDialog] = useState<'edit' | 'photo' | 'delete' | null>(null)
  const navigate = useNavigate()
  const employee = currentData ?? null
  const close = () => setDialog(null)
  if (id === null || currentData === null || (isApiError(error) && error.status === 404))
    return <NotThere title={texts.unknown} to="/plantilla" toLabel={texts.list} />

  const Opened = dialog === null || dialog === 'delete' ? null : DIALOGS[dialog]
  return (
    <Page
      title={employee?.nombre ?? 'Colaborador'}
      subtitle={employee && [employee.puesto, employee.departamento].filter(Boolean).join(' · ')}
      breadcrumb={CRUMBS}
      action={
        employee && (
          <PageActions>
            {canDelete && (
              <Button color="error" startIcon={<Icon name="delete" />} onClick={() => setDialog('delete')}>
                {texts.delete}
              </Button>
            )}
            {canEdit && (
              <PrimaryAction icon="edit" onClick={() => setDialog('edit')}>
                {texts.edit}
              </PrimaryAction>
            )}
          </PageActions>
        )
      }
    >
      {!employee && isFetching && <PageLoading />}
      {!employee && !isFetching && <PageError text={error?.message} onRetry={() => void refetch()} />}
      {employee && (
        <>
          <EmployeeCard employee={employee} onChangePhoto={canEdit ? () => setDialog('photo') : undefined} />
          <EmployeePerson employee={employee} />
          <EmployeePapers employee={employee} />
          {Opened && <Opened employee={employee} onClose={close} />}
          {dialog === 'delete' && (
            <DeleteEmployeeDialog
              employee={employee}
              onClose={close}
              onDeleted={() => void navigate('/plantilla', { replace: true })}
            />
          )}
        </>
      )}
    </Page>
  )
}
