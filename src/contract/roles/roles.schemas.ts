import { Type, type Static } from '@sinclair/typebox'
import { entity, Id, LooseText, ok, type ContractOf } from '../http/schemas'

const RoleSchema = entity('Role', {
  id: Id(),
  name: Type.String(),
  permissions: Type.Array(
    Type.Object({
      moduleId: Type.Integer(),
      module: Type.Object({ nameModule: Type.String() }),
      permission: Type.Object({ id: Type.Integer(), nameRol: Type.String() }),
    }),
  ),
  usuarios: Type.Array(entity('User', { id: Id(), name: Type.String() })),
  exige_segundo_factor: Type.Optional(Type.Boolean()),
})
export type Role = Static<typeof RoleSchema>

const nameRol = LooseText(60)
const permissions = Type.Array(
  Type.Object({
    moduleId: Type.Integer({ minimum: 1, maximum: 13 }),
    permissionId: Type.Integer({ minimum: 1, maximum: 4 }),
  }),
  { maxItems: 200 },
)

const exige_segundo_factor = Type.Optional(Type.Boolean())

const one = ok({ rol: RoleSchema })

export const rolesSchemas = {
  list: { response: ok({ roles: Type.Array(RoleSchema) }) },
  get: { response: one },
  create: { body: Type.Object({ nameRol, permissions, exige_segundo_factor }), response: one },
  update: {
    body: Type.Object({ nameRol: Type.Optional(nameRol), permissions, exige_segundo_factor }),
    response: one,
  },
  delete: { response: one },
}
export type RolesContract = ContractOf<typeof rolesSchemas>
