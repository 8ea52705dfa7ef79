import { useCallback, useMemo, useState } from 'react'
import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import type { Employee } from '@contract/roster/roster.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useListEmployeesQuery } from '../../../state/roster/roster.api'
import { selectEmployees } from '../../../state/roster/roster.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { DeleteEmployeeDialog } from '../components/DeleteEmployeeDialog'
import { employeeColumns, employeeSearchText, employeeSortBy } from '../roster.columns'
import { NOUN, texts } from '../roster.texts'

/** Departments of the rows that are here, each once. */
const departmentsOf = (employees: readonly Employee[]): string[] =>
  [...new Set(employees.flatMap(({ departamento }) => departamento ?? []))].sort((a, b) =>
    a.localeCompare(b, 'es-MX'),
  )

/** Everybody who works here (SPEC §2). */
export function RosterPage() {
  const { isLoading, error, refetch } = useListEmployeesQuery()
  const employees = useAppSelector(selectEmployees)
  const [department, setDepartment] = useState('')
  const departments = useMemo(() => departmentsOf(employees), [employees])
  const filter = useMemo(
    () =>
      department === ''
        ? undefined
        : { key: department, keep: ({ departamento }: Employee) => departamento === department },
    [department],
  )
  const list = useLocalList(employees, {
    searchText: employeeSearchText,
    sortBy: employeeSortBy,
    filter,
  })
  const canRegister = useAppSelector((state) => selectMay(state, routes.create.access))
  const canDelete = useAppSelector((state) => selectMay(state, routes.delete.access))
  const [deleting, setDeleting] = useState<Employee | null>(null)
  const rowActions = useCallback(
    (employee: Employee) => (
      <>
        <RowAction icon="eye" label={texts.see} to={`/plantilla/${employee.id}`} />
        {canDelete && (
          <RowAction danger icon="delete" label={texts.delete} onClick={() => setDeleting(employee)} />
        )}
      </>
    ),
    [canDelete],
  )
  const register = canRegister && <PrimaryAction to="/registro/empleado">{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen
        title={texts.list}
        action={register}
        list={list}
        columns={employeeColumns}
        noun={NOUN}
        searchLabel={texts.searchHint}
        filters={
          departments.length > 1 && (
            <FilterSelect
              label={texts.department}
              allLabel={texts.allDepartments}
              options={departments.map((nombre) => ({ value: nombre, label: nombre }))}
              value={department}
              onChange={setDepartment}
            />
          )
        }
        rowActions={rowActions}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'users', title: texts.emptyTitle, text: texts.emptyText, action: register }}
      />
      {deleting && <DeleteEmployeeDialog employee={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}
