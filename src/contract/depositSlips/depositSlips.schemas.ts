import { Type, type Static } from '@sinclair/typebox'
import { entity, Id, LooseText, Moment, Named, Nullable, ok, Pesos, type ContractOf } from '../http/schemas'

const SlipSchema = entity('DepositSlip', {
  id: Id(),
  padre: Named('Parent'),
  fecha: Type.String(),
  monto: Pesos(),
  enviada: Moment(),
  esPdf: Type.Boolean(),
  urlFoto: Type.String(),
  urlMiniatura: Nullable(Type.String()),
})
export type DepositSlip = Static<typeof SlipSchema>

export const SlipFormSchema = Type.Object({
  fecha: Type.Optional(LooseText(20)),
  monto: Type.Optional(LooseText(30)),
})

export const depositSlipsSchemas = {
  list: {
    query: Type.Object({ padreId: Type.Optional(Id()) }),
    response: ok({ fichas: Type.Array(SlipSchema) }),
  },
  /** Matches the slip with a deposit, or sets it aside without one. Nothing is paid. */
  close: {
    body: Type.Object({ movimientoId: Type.Optional(Nullable(Id())) }),
    response: ok({ ficha: SlipSchema }),
  },
}
export type DepositSlipsContract = ContractOf<typeof depositSlipsSchemas>
