import { staffText } from '@contract/departments/departments.rules'
import type { Department } from '@contract/departments/departments.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import { CardGrid } from '../../../ui/cards/CardGrid'
import type { Column } from '../../../ui/list/columns'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { CardLink, DepartmentPicture } from '../components/DepartmentPicture'
import { DepartmentList } from '../components/DepartmentList'
import { texts } from '../departments.texts'
import { manageAccess } from '../manageAccess'

function DepartmentCard({ department }: { department: Department }) {
  const { id, nombre, urlFoto, total_empleados } = department
  return (
    <CardLink to={paths.department(id)}>
      <DepartmentPicture url={urlFoto} />
      <span className="words">
        <strong>{nombre}</strong>
        <small>{staffText(total_empleados)}</small>
      </span>
    </CardLink>
  )
}

const cards = {
  Frame: CardGrid,
  card: (department: Department) => <DepartmentCard department={department} />,
}

const EXPORTED: readonly Column<Department>[] = [
  { key: 'nombre', header: 'Departamento', cell: ({ nombre }) => nombre },
  { key: 'empleados', header: texts.employees, cell: ({ total_empleados }) => total_empleados },
]

export function DepartmentsPage() {
  const canManage = useMay()(manageAccess)
  const manage = canManage && (
    <PrimaryAction icon="settings" to={paths.manageDepartments}>
      {texts.manage}
    </PrimaryAction>
  )
  return <DepartmentList title={texts.list} action={manage} exported={EXPORTED} cards={cards} />
}
