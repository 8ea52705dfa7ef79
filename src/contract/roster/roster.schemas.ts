import { Type, type Static } from '@sinclair/typebox'
import {
  Amount,
  entity,
  Id,
  LooseText,
  Nullable,
  ok,
  Pesos,
  withTags,
  type ContractOf,
} from '../http/schemas'

/** Missing values are null; days are dd/MM/yyyy, as in the customer's API. */
export const EmployeeSchema = entity('Employee', {
  id: Id(),
  nombre: Type.String(),
  puesto: Type.String(),
  ingreso: Nullable(Type.String()),
  antiguedad: Nullable(Type.Object({ anios: Type.Integer(), meses: Type.Integer() })),
  fechaNacimiento: Nullable(Type.String()),
  telefono: Nullable(Type.String()),
  direccion: Nullable(Type.String()),
  correo: Nullable(Type.String()),
  rfc: Nullable(Type.String()),
  curp: Nullable(Type.String()),
  nss: Nullable(Type.String()),
  escolaridad: Nullable(Type.String()),
  /** Only for users with PLANTILLA UPDATE. */
  sueldo: Type.Optional(Pesos()),
  departamento: Nullable(withTags(Type.String(), 'Department')),
  urlFoto: Nullable(Type.String()),
  urlMiniatura: Nullable(Type.String()),
})
export type Employee = Static<typeof EmployeeSchema>

const texts = {
  nombre: LooseText(200),
  puesto: LooseText(120),
  /** Days in bodies are yyyy-MM-dd, unlike in answers. */
  ingreso: LooseText(10),
  fechaNacimiento: LooseText(10),
  telefono: LooseText(40),
  direccion: LooseText(300),
  correo: LooseText(254),
  rfc: LooseText(40),
  curp: LooseText(40),
  nss: LooseText(40),
  escolaridad: LooseText(120),
  departamento: LooseText(80),
}
const change = Type.Partial(Type.Object(texts)).properties
const one = ok({ empleado: EmployeeSchema })

export const rosterSchemas = {
  list: { response: ok({ plantilla: Type.Array(EmployeeSchema) }) },
  get: { response: one },
  /** Multipart, so the salary is text, '12500.50'. Fields are optional because the rules report missing ones in the customer's words. */
  create: { body: Type.Object({ ...change, sueldo: Type.Optional(LooseText(20)) }), response: one },
  update: { body: Type.Object({ ...change, sueldo: Type.Optional(Amount()) }), response: one },
  /** `urlFoto` is ignored; only the file is saved. */
  replacePhoto: {
    body: Type.Object({ urlFoto: Type.Optional(Type.String({ maxLength: 2000 })) }),
    response: one,
  },
  delete: { response: one },
}
export type RosterContract = ContractOf<typeof rosterSchemas>
