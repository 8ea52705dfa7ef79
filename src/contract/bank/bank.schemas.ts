import { Type, type Static } from '@sinclair/typebox'
import {
  Day,
  entity,
  familyFields,
  Id,
  literals,
  LooseText,
  Moment,
  Named,
  Nullable,
  ok,
  Pesos,
  withTags,
  UserName,
  type ContractOf,
} from '../http/schemas'
import { fileColumnsSchema } from '../imports/imports.schemas'
import { PaymentSchema } from '../payments/payments.schemas'
import { MAX_CONFIRMED, DEPOSIT_STATES, PAGE_DEPOSITS } from './bank.rules'
import { BANK_COLUMNS } from './fileColumns.rules'
import { PROPOSAL_CLASSES } from './proposals.rules'

const ColumnMappingSchema = Type.Record(Type.String(), LooseText(200))

const AccountSchema = entity('Bank', {
  id: Id(),
  nombre: Type.String(),
  banco: Type.String(),
  clabe: Nullable(Type.String()),
  /** Heading by column, as staff corrected it; null takes the headings of each file. */
  mapeo: Nullable(ColumnMappingSchema),
  pendientes: Type.Integer(),
  hasta: Nullable(Type.String()),
})
export type BankAccount = Static<typeof AccountSchema>

const summary = {
  nuevos: Type.Integer(),
  repetidos: Type.Integer(),
  cargos: Type.Integer(),
  rechazados: Type.Integer(),
}

const FileSchema = entity('Bank', {
  id: Id(),
  cuenta: Named('Bank'),
  desde: Type.String(),
  hasta: Type.String(),
  ...summary,
  avisos: Type.Integer(),
  usuario: UserName(),
  creado: Moment(),
  url: Type.String(),
})
export type BankFile = Static<typeof FileSchema>

const FileRowSchema = Type.Object({
  fila: Type.Integer(),
  estado: literals(['NUEVO', 'REPETIDO', 'CARGO', 'RECHAZADO']),
  fecha: Nullable(Type.String()),
  monto: Nullable(Pesos()),
  texto: Type.String(),
  motivo: Type.Optional(Type.String()),
})
export type BankFileRow = Static<typeof FileRowSchema>

const columns = fileColumnsSchema(BANK_COLUMNS)

const ImportedSchema = Type.Object({
  encabezados: columns.encabezados,
  columnas: columns.columnas,
  muestra: columns.muestra,
  resumen: Type.Object(summary),
  filas: Type.Array(FileRowSchema),
  /** Rows at which the balance column breaks; no row is refused for it. */
  avisos: Type.Array(Type.Object({ fila: Type.Integer(), texto: Type.String() })),
  archivo: Nullable(FileSchema),
})
export type ImportedFile = Static<typeof ImportedSchema>

const line = {
  tipo: literals(['CARGO', 'COLEGIATURA']),
  id: Id(),
  /** Pesos of a partial payment; missing pays the line whole. */
  abono: Type.Optional(Type.Number()),
}
const family = familyFields()
const ProposedLineSchema = Type.Object({ ...line, descripcion: Type.String(), alumno: Type.String() })
const FamilyName = () => withTags(Type.String(), 'Parent', 'Student')
const NamedPayment = () => entity('Payment', { id: Id(), folio: Id() })

const ProposalSchema = Type.Object({
  /** The family, by its parent or by the pupil without one; neither for VARIAS and NINGUNA. */
  ...family,
  familia: Nullable(FamilyName()),
  clase: literals(PROPOSAL_CLASSES),
  opciones: Type.Optional(Type.Array(Type.Object({ ...family, familia: FamilyName() }))),
  razones: Type.Array(Type.String()),
  lineas: withTags(Type.Array(ProposedLineSchema), 'Charge', 'Tuition'),
  /** What the lines do not take becomes the family's credit. */
  a_cuenta: Pesos(),
  /** The deposit is this recorded payment: confirming it matches the two and takes no money. */
  pago: Nullable(NamedPayment()),
})
export type BankProposal = Static<typeof ProposalSchema>

const DepositSchema = entity('Bank', {
  id: Id(),
  cuenta: Named('Bank'),
  fecha: Type.String(),
  monto: Pesos(),
  texto: Type.String(),
  rastreo: Nullable(Type.String()),
  ordenante: Nullable(Type.String()),
  estado: literals(DEPOSIT_STATES),
  motivo: Nullable(Type.String()),
  pago: Nullable(NamedPayment()),
  propuesta: Nullable(ProposalSchema),
})
export type BankDeposit = Static<typeof DepositSchema>

const RecordedSchema = entity('Payment', {
  id: Id(),
  folio: Id(),
  fecha_pago: Type.String(),
  /** Only the part paid by transfer or deposit. */
  monto: Pesos(),
  referencia: Nullable(Type.String()),
  familia: FamilyName(),
})
export type WithoutDeposit = Static<typeof RecordedSchema>

const PayerPairSchema = entity('Bank', {
  id: Id(),
  tipo: literals(['CUENTA', 'NOMBRE']),
  /** Account or name of the payer. It moves along with a pupil who changes family, hence the tags. */
  valor: withTags(Type.String(), 'Parent', 'Student'),
  rechazado: Type.Boolean(),
  usuario: UserName(),
  creado: Moment(),
})
export type PayerPair = Static<typeof PayerPairSchema>

const account = {
  clabe: Type.Optional(Nullable(LooseText(30))),
  mapeo: Type.Optional(Nullable(ColumnMappingSchema)),
}
const oneAccount = ok({ cuenta: AccountSchema })
const oneDeposit = ok({ movimiento: DepositSchema })

export const bankSchemas = {
  listAccounts: { response: ok({ cuentas: Type.Array(AccountSchema) }) },
  createAccount: {
    body: Type.Object({ nombre: LooseText(80), banco: LooseText(60), ...account }),
    response: oneAccount,
  },
  updateAccount: {
    body: Type.Object({
      nombre: Type.Optional(LooseText(80)),
      banco: Type.Optional(LooseText(60)),
      ...account,
    }),
    response: oneAccount,
  },
  listFiles: { response: ok({ archivos: Type.Array(FileSchema) }) },
  importFile: {
    body: Type.Object({
      cuentaId: LooseText(10),
      /** Only 'false' writes; a missing value is a dry run. */
      simular: Type.Optional(literals(['true', 'false'])),
      /** JSON {columna: encabezado}; the account keeps it once the file is written. */
      mapeo: Type.Optional(Type.String({ maxLength: 20_000 })),
    }),
    response: ok(ImportedSchema.properties),
  },
  listDeposits: {
    query: Type.Object({
      estado: Type.Optional(literals(DEPOSIT_STATES)),
      cuenta: Type.Optional(Id()),
      desde: Type.Optional(Day()),
      hasta: Type.Optional(Day()),
      pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      por_pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_DEPOSITS.most })),
    }),
    response: ok({ movimientos: Type.Array(DepositSchema), total: Type.Integer() }),
  },
  getProposal: { query: Type.Object(family), response: ok({ propuesta: withTags(ProposalSchema, 'Bank') }) },
  confirm: {
    body: Type.Object({
      movimientos: Type.Array(
        Type.Object({
          id: Id(),
          ...family,
          lineas: Type.Optional(Type.Array(Type.Object(line), { maxItems: 200 })),
          /** False refuses money that no line takes; true or missing puts it on the family's account. */
          a_cuenta: Type.Optional(Type.Boolean()),
        }),
        { minItems: 1, maxItems: MAX_CONFIRMED },
      ),
    }),
    response: ok({
      cobrados: Type.Array(Type.Object({ id: Id(), pago: PaymentSchema })),
      omitidos: Type.Array(
        Type.Object({
          id: Id(),
          motivo: Type.String(),
          pago: Type.Optional(NamedPayment()),
        }),
      ),
    }),
  },
  match: { body: Type.Object({ movimientoId: Id(), pagoId: Id() }), response: oneDeposit },
  setDepositState: {
    body: Type.Object({
      estado: literals(['IGNORADO', 'PENDIENTE']),
      motivo: Type.Optional(LooseText(200)),
    }),
    response: oneDeposit,
  },
  listWithoutDeposit: {
    query: Type.Object({ dias: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })) }),
    response: ok({ pagos: withTags(Type.Array(RecordedSchema), 'Bank') }),
  },
  getHowToPay: {
    response: ok({ documento: withTags(Type.Object({ url: Type.String() }), 'Parent', 'Student', 'Bank') }),
  },
  listPayers: { query: Type.Object(family), response: ok({ recordados: Type.Array(PayerPairSchema) }) },
  forgetPayer: { response: ok({ recordado: PayerPairSchema }) },
}
export type BankContract = ContractOf<typeof bankSchemas>
