import { Type, type Static } from '@sinclair/typebox'
import { entity, Id, LooseText, Nullable, ok, withTags, type ContractOf } from '../http/schemas'
import { MAX_FISCAL_NAME } from './fiscal.rules'

const FiscalSchema = entity('Fiscal', {
  id: Id(),
  padreId: Nullable(withTags(Id(), 'Parent')),
  alumnoId: Nullable(withTags(Id(), 'Student')),
  rfc: Type.String(),
  nombre: Type.String(),
  regimen_fiscal: Type.String(),
  codigo_postal: Type.String(),
  uso_cfdi: Type.String(),
  correo: Nullable(Type.String()),
  predeterminado: Type.Boolean(),
  /** A hint that the RFC may be mistyped: its last character does not fit. */
  aviso: Nullable(Type.String()),
})
export type Fiscal = Static<typeof FiscalSchema>

const fields = {
  rfc: LooseText(40),
  nombre: LooseText(MAX_FISCAL_NAME),
  regimen_fiscal: LooseText(10),
  codigo_postal: LooseText(10),
  uso_cfdi: LooseText(10),
}
const rest = {
  correo: Type.Optional(Nullable(LooseText(254))),
  predeterminado: Type.Optional(Type.Boolean()),
}
const list = { response: ok({ fiscales: Type.Array(FiscalSchema) }) }
const create = { body: Type.Object({ ...fields, ...rest }), response: ok({ fiscal: FiscalSchema }) }

export const fiscalSchemas = {
  listByParent: list,
  listByStudent: list,
  createForParent: create,
  createForStudent: create,
  update: {
    body: Type.Object({ ...Type.Partial(Type.Object(fields)).properties, ...rest }),
    response: ok({ fiscal: FiscalSchema }),
  },
  delete: { response: ok({ fiscal: FiscalSchema }) },
}
export type FiscalContract = ContractOf<typeof fiscalSchemas>
