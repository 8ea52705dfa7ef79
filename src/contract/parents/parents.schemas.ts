import { Type, type Static } from '@sinclair/typebox'
import { ByIds, entity, Id, LooseText, Nullable, ok, withTags, type ContractOf } from '../http/schemas'
import { PickedPupils, PupilSchema } from '../students/students.schemas'

const ParentSchema = entity('Parent', {
  id: Id(),
  /** Always the same as `nombre`: the customer's API has both. */
  name: Type.String(),
  nombre: Type.String(),
  telefono: Type.String(),
  correo: Nullable(Type.String()),
  /** Why mail to this address fails, as the mail server said; null when it does not. */
  correo_falla: Type.Optional(Nullable(Type.String())),
  direccion: Nullable(Type.String()),
  /** For the text of bank transfers: seven digits, the last one a check digit. */
  referencia: Type.Optional(Type.String()),
  userId: Nullable(Id()),
  usuario: Nullable(Type.Object({ id: Id(), name: Type.String() })),
  /** Grade and group are of the current cycle. */
  alumnos: withTags(Type.Array(PupilSchema), 'Cycle'),
})
export type Parent = Static<typeof ParentSchema>

export const PayerSchema = entity('Parent', {
  id: Id(),
  nombre: Type.String(),
  telefono: Type.String(),
  referencia: Type.Optional(Type.String()),
})
export type Payer = Static<typeof PayerSchema>

const nombre = LooseText(200)
const telefono = LooseText(40)
const optional = {
  correo: Type.Optional(Nullable(LooseText(254))),
  direccion: Type.Optional(Nullable(LooseText(300))),
}
const password = Type.String({ maxLength: 1000 })

const list = { query: ByIds, response: ok({ padres: Type.Array(ParentSchema) }) }
const one = ok({ padre: ParentSchema })

export const parentsSchemas = {
  listAll: list,
  listEnrolled: list,
  get: { response: one },
  create: {
    body: Type.Object({ nombre, telefono, ...optional, hijos: Type.Optional(PickedPupils()) }),
    response: one,
  },
  update: {
    body: Type.Object({
      nombre: Type.Optional(nombre),
      telefono: Type.Optional(telefono),
      ...optional,
    }),
    response: one,
  },
  addChildren: { body: Type.Object({ idPadre: Id(), hijos: PickedPupils() }), response: one },
  removeChild: { body: Type.Object({ idPadre: Id(), alumnoId: Id() }), response: one },
  delete: { response: one },
  createUser: { body: Type.Object({ id: Id(), username: LooseText(60), password }), response: one },
  changeUserPassword: { body: Type.Object({ id: Id(), password }), response: one },
}
export type ParentsContract = ContractOf<typeof parentsSchemas>
