import { Type, type Static } from '@sinclair/typebox'
import {
  Amount,
  entity,
  Id,
  literals,
  LooseText,
  Nullable,
  ok,
  Pesos,
  type ContractOf,
} from '../http/schemas'
import { TAXES } from '../fiscal/taxes.rules'
import { CONCEPT_KINDS, MAX_CONCEPT_NAME } from './concepts.rules'

const ConceptSchema = entity('Concept', {
  id: Id(),
  nombre: Type.String(),
  monto: Pesos(),
  tipo: literals(CONCEPT_KINDS),
  activo: Type.Boolean(),
  clave_producto: Nullable(Type.String()),
  objeto_imp: Nullable(Type.String()),
  impuesto: Type.Optional(literals(TAXES)),
})
export type Concept = Static<typeof ConceptSchema>

const nombre = LooseText(MAX_CONCEPT_NAME)
const codes = {
  clave_producto: Type.Optional(Nullable(LooseText(20))),
  /** Ignored where `impuesto` comes too; alone it says whether the price bears tax at all. */
  objeto_imp: Type.Optional(Nullable(LooseText(2))),
  impuesto: Type.Optional(literals(TAXES)),
}
const one = ok({ concepto: ConceptSchema })

export const conceptsSchemas = {
  list: { response: ok({ conceptos: Type.Array(ConceptSchema) }) },
  create: {
    body: Type.Object({
      nombre,
      monto: Amount(),
      tipo: literals(CONCEPT_KINDS),
      activo: Type.Optional(Type.Boolean()),
      ...codes,
    }),
    response: one,
  },
  update: {
    body: Type.Object({
      nombre: Type.Optional(nombre),
      monto: Type.Optional(Amount()),
      tipo: Type.Optional(literals(CONCEPT_KINDS)),
      activo: Type.Optional(Type.Boolean()),
      ...codes,
    }),
    response: one,
  },
}
export type ConceptsContract = ContractOf<typeof conceptsSchemas>
