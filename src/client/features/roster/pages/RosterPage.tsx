import { useCallback, useMemo, useState } from 'react'
import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import type { Employee } from '@contract/roster/roster.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useEmployees } from '../../../state/roster/roster.api'
import { useMay } from '../../../state/session/useMay'
import { FaceName } from '../../../ui/list/FaceName'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { DeleteEmployeeDialog } from '../components/DeleteEmployeeDialog'
import { texts } from '../roster.texts'

const list = {
  title: texts.list,
  noun: { one: 'colaborador', many: 'colaboradores' },
  searchText: ({ nombre }) => nombre,
  sortBy: {
    nombre: ({ nombre }) => nombre,
    departamento: ({ departamento }) => departamento,
    puesto: ({ puesto }) => puesto,
  },
  columns: [
    {
      key: 'nombre',
      header: 'Nombre',
      sortable: true,
      cell: ({ nombre, urlMiniatura }) => <FaceName nombre={nombre} urlMiniatura={urlMiniatura} />,
    },
    {
      key: 'departamento',
      header: texts.department,
      sortable: true,
      clip: true,
      cell: ({ departamento }) => departamento ?? texts.noDepartment,
    },
    { key: 'puesto', header: texts.fields.puesto, sortable: true, clip: true, cell: ({ puesto }) => puesto },
  ],
  searchLabel: 'Buscar por nombre',
  empty: {
    icon: 'users',
    title: 'Todavía no hay colaboradores',
    text: 'Aquí está el personal de la escuela: puesto, departamento, contacto y documentos de cada quien.',
  },
} satisfies ListOf<Employee>

const pathOf = ({ id }: Employee): string => paths.employee(id)

const departmentsOf = (employees: readonly Employee[]): string[] =>
  [...new Set(employees.flatMap(({ departamento }) => departamento ?? []))].sort((a, b) =>
    a.localeCompare(b, 'es-MX'),
  )

export function RosterPage() {
  const source = useEmployees(undefined)
  const [department, setDepartment] = useState('')
  const departments = useMemo(() => departmentsOf(source.rows ?? []), [source.rows])
  const filter =
    department === ''
      ? undefined
      : { key: department, keep: ({ departamento }: Employee) => departamento === department }
  const may = useMay()
  const canRegister = may(routes.create.access)
  const canDelete = may(routes.delete.access)
  const [deleting, setDeleting] = useState<Employee | null>(null)
  const rowActions = useCallback(
    (employee: Employee) => (
      <RowActions
        of={employee.nombre}
        actions={[
          { icon: 'eye', label: 'Ver', to: pathOf(employee) },
          canDelete && {
            danger: true,
            icon: 'delete',
            label: 'Eliminar',
            onClick: () => setDeleting(employee),
          },
        ]}
      />
    ),
    [canDelete],
  )
  const register = canRegister && <PrimaryAction to={paths.newEmployee}>{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen
        action={register}
        {...list}
        source={source}
        filter={filter}
        filters={
          departments.length > 1 && (
            <FilterSelect
              label={texts.department}
              allLabel="Todos los departamentos"
              options={departments.map((nombre) => ({ value: nombre, label: nombre }))}
              value={department}
              onChange={setDepartment}
            />
          )
        }
        rowActions={rowActions}
        rowOpens={pathOf}
      />
      {deleting && <DeleteEmployeeDialog employee={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}
