import { staffText } from '@contract/departments/departments.rules'
import type { Department } from '@contract/departments/departments.schemas'
import { CardLink } from './CardLink'
import { DepartmentPicture } from './DepartmentPicture'

/** A department with its logo, leading to who works there. */
export function DepartmentCard({ department }: { department: Department }) {
  const { id, nombre, urlFoto, total_empleados } = department
  return (
    <CardLink to={`/departamento/${id}`}>
      <DepartmentPicture url={urlFoto} ratio={16 / 9} />
      <span className="words">
        <strong>{nombre}</strong>
        <small>{staffText(total_empleados)}</small>
      </span>
    </CardLink>
  )
}
