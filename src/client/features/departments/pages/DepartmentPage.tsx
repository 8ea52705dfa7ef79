import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { staffText } from '@contract/departments/departments.rules'
import { rosterRoutes } from '@contract/roster/roster.routes'
import type { Employee } from '@contract/roster/roster.schemas'
import { isApiError } from '../../../state/core/errors'
import { useGetDepartmentStaffQuery } from '../../../state/departments/departments.api'
import { makeSelectStaff } from '../../../state/departments/departments.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { CardGrid } from '../../../ui/cards/CardGrid'
import { ListScreen } from '../../../ui/list/ListScreen'
import { useLocalList } from '../../../ui/list/useLocalList'
import { NotThere } from '../../../ui/page/NotThere'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { DepartmentBanner } from '../components/DepartmentBanner'
import { StaffCard } from '../components/StaffCard'
import { staffColumns, staffSearchText } from '../staff.columns'
import { STAFF_NOUN, texts } from '../departments.texts'

const CRUMBS = [{ label: texts.list, to: '/departamentos' }]
const cards = { Frame: CardGrid, card: (employee: Employee) => <StaffCard employee={employee} /> }

/** No department has it. */
const NONE = 0

/** Who works in a department. */
function Staff({ id }: { id: number | null }) {
  const { currentData, isFetching, error, refetch } = useGetDepartmentStaffQuery(
    id === null ? skipToken : { id },
    { refetchOnMountOrArgChange: true },
  )
  const staff = useAppSelector(useMemo(() => makeSelectStaff(id ?? NONE), [id]))
  const list = useLocalList(staff, { searchText: staffSearchText })
  const canRegister = useAppSelector((state) => selectMay(state, rosterRoutes.create.access))
  if (id === null || currentData === null || (isApiError(error) && error.status === 404))
    return <NotThere title={texts.unknown} to="/departamentos" toLabel={texts.list} />

  const department = currentData?.departamento
  const register = canRegister && <PrimaryAction to="/registro/empleado">{texts.register}</PrimaryAction>
  return (
    <ListScreen
      title={department?.nombre ?? 'Departamento'}
      subtitle={department && staffText(department.total_empleados)}
      breadcrumb={CRUMBS}
      action={register}
      above={department && <DepartmentBanner department={department} staff={staff} />}
      list={list}
      columns={staffColumns}
      cards={cards}
      noun={STAFF_NOUN}
      searchLabel={texts.searchHint}
      isLoading={!currentData && isFetching}
      error={error?.message}
      onRetry={() => void refetch()}
      empty={{ icon: 'users', title: texts.nobodyTitle, text: texts.nobodyText, action: register }}
    />
  )
}

/** A department of its own for each address: search and page of one do not stay for the next. */
export function DepartmentPage() {
  const id = useIdParam('departamento')
  return <Staff key={useParams()['departamento']} id={id} />
}
