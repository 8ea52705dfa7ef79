import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import type { Department } from '@contract/departments/departments.schemas'
import { useMay } from '../../../state/session/useMay'
import type { ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import * as paths from '../../../ui/screens/paths'
import {
  AddDepartmentDialog,
  ChangeLogoDialog,
  DeleteDepartmentDialog,
  RenameDepartmentDialog,
} from '../components/DepartmentDialogs'
import { DepartmentList } from '../components/DepartmentList'
import { DepartmentPicture } from '../components/DepartmentPicture'
import { texts } from '../departments.texts'

const Name = styled('span')(({ theme: { spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1.25),
  minWidth: 0,
  verticalAlign: 'middle',
  '& > .picture': { flex: 'none', width: 60, borderRadius: 6 },
  '& > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}))

const table = {
  title: texts.manage,
  sortBy: {
    nombre: ({ nombre }) => nombre,
    empleados: ({ total_empleados }) => total_empleados,
  },
  columns: [
    {
      key: 'nombre',
      header: 'Departamento',
      sortable: true,
      cell: ({ nombre, urlMiniatura }) => (
        <Name>
          <DepartmentPicture url={urlMiniatura} ratio={16 / 9} />
          <span>{nombre}</span>
        </Name>
      ),
      exported: ({ nombre }) => nombre,
    },
    {
      key: 'empleados',
      header: texts.employees,
      sortable: true,
      align: 'right',
      cell: ({ total_empleados }) => total_empleados,
    },
  ],
} satisfies Partial<ListOf<Department>>

type DepartmentDialog = 'rename' | 'logo' | 'delete'

function DepartmentActions({ of, onOpen }: { of: string; onOpen: (dialog: DepartmentDialog) => void }) {
  const may = useMay()
  const canRename = may(routes.rename.access)
  const canChangeLogo = may(routes.replaceLogo.access)
  const canDelete = may(routes.delete.access)
  return (
    <RowActions
      of={of}
      actions={[
        canRename && { icon: 'edit', label: texts.rename, onClick: () => onOpen('rename') },
        canChangeLogo && { icon: 'photo', label: texts.changeLogo, onClick: () => onOpen('logo') },
        canDelete && { danger: true, icon: 'delete', label: texts.delete, onClick: () => onOpen('delete') },
      ]}
    />
  )
}

const staffOf = ({ id }: Department): string => paths.department(id)

const CRUMBS = [{ label: texts.list, to: paths.departments }]
const DIALOGS = { rename: RenameDepartmentDialog, logo: ChangeLogoDialog, delete: DeleteDepartmentDialog }

export function ManageDepartmentsPage() {
  const canAdd = useMay()(routes.create.access)
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState<{ dialog: DepartmentDialog; department: Department } | null>(null)
  const startAdding = useCallback(() => setAdding(true), [])
  const rowActions = useCallback(
    (department: Department) => (
      <DepartmentActions of={department.nombre} onOpen={(dialog) => setOpened({ dialog, department })} />
    ),
    [],
  )
  const add = canAdd && <PrimaryAction onClick={startAdding}>{texts.add}</PrimaryAction>
  const Opened = opened && DIALOGS[opened.dialog]
  return (
    <>
      <DepartmentList
        {...table}
        breadcrumb={CRUMBS}
        action={add}
        rowActions={rowActions}
        rowOpens={staffOf}
      />
      {adding && <AddDepartmentDialog onClose={() => setAdding(false)} />}
      {opened && Opened && <Opened department={opened.department} onClose={() => setOpened(null)} />}
    </>
  )
}
