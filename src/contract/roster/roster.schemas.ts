import { Type, type Static } from '@sinclair/typebox'
import { Amount, Id, LooseText, Nullable, ok, Pesos, type ContractOf } from '../http/schemas'

/** A collaborator. What nobody has written is null; days travel as dd/MM/yyyy, as the customer made them. */
export const EmployeeSchema = Type.Object({
  id: Id(),
  nombre: Type.String(),
  puesto: Type.String(),
  /** dd/MM/yyyy: the day of entry. */
  ingreso: Nullable(Type.String()),
  /** Whole years and months of service on the school's day; null without a day of entry, or before it. */
  antiguedad: Nullable(Type.Object({ anios: Type.Integer(), meses: Type.Integer() })),
  /** dd/MM/yyyy */
  fechaNacimiento: Nullable(Type.String()),
  /** Ten digits. */
  telefono: Nullable(Type.String()),
  direccion: Nullable(Type.String()),
  correo: Nullable(Type.String()),
  rfc: Nullable(Type.String()),
  curp: Nullable(Type.String()),
  nss: Nullable(Type.String()),
  escolaridad: Nullable(Type.String()),
  /** Pesos; only for who holds PLANTILLA UPDATE. */
  sueldo: Type.Optional(Pesos()),
  /** The department's name. */
  departamento: Nullable(Type.String()),
  /** Signed links to the photo and its thumbnail, null without one. */
  urlFoto: Nullable(Type.String()),
  urlMiniatura: Nullable(Type.String()),
})
export type Employee = Static<typeof EmployeeSchema>

/** Longest text of each field; what is wrong inside them, the rules tell in words. */
const texts = {
  nombre: LooseText(200),
  puesto: LooseText(120),
  /** Bodies carry days as yyyy-MM-dd. */
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
  /** Multipart: the salary travels as text, '12500.50'. That nothing is missing the rules tell, in the customer's words. */
  create: { body: Type.Object({ ...change, sueldo: Type.Optional(LooseText(20)) }), response: one },
  /** Any part of it; an empty text empties a field that may be empty. */
  update: { body: Type.Object({ ...change, sueldo: Type.Optional(Amount()) }), response: one },
  /** `urlFoto` says what the form showed; only the file is kept. */
  replacePhoto: {
    body: Type.Object({ urlFoto: Type.Optional(Type.String({ maxLength: 2000 })) }),
    response: one,
  },
  delete: { response: one },
}
export type RosterContract = ContractOf<typeof rosterSchemas>
