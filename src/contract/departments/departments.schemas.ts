import { Type, type Static } from '@sinclair/typebox'
import { entity, Id, LooseText, Nullable, ok, withTags, type ContractOf } from '../http/schemas'
import { EmployeeSchema } from '../roster/roster.schemas'
import { MAX_DEPARTMENT_NAME } from './departments.rules'

const DepartmentSchema = entity('Department', {
  id: Id(),
  nombre: Type.String(),
  urlFoto: Nullable(Type.String()),
  urlMiniatura: Nullable(Type.String()),
  total_empleados: withTags(Type.Integer(), 'Employee'),
})
export type Department = Static<typeof DepartmentSchema>

const nombre = LooseText(MAX_DEPARTMENT_NAME)
const one = ok({ departamento: DepartmentSchema })

export const departmentsSchemas = {
  list: { response: ok({ departamentos: Type.Array(DepartmentSchema) }) },
  getWithEmployees: {
    response: ok({ departamento: DepartmentSchema, empleados: Type.Array(EmployeeSchema) }),
  },
  create: { body: Type.Object({ nombre }), response: one },
  rename: { body: Type.Object({ nombre }), response: one },
  /** `nombre` and `urlFoto` are ignored; only the file is saved. */
  replaceLogo: {
    body: Type.Object({
      nombre: Type.Optional(nombre),
      urlFoto: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    response: one,
  },
  delete: { response: one },
}
export type DepartmentsContract = ContractOf<typeof departmentsSchemas>
