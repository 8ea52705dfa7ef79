import { Type, type Static } from '@sinclair/typebox'
import {
  cancelReasonField,
  inBodyOrQuery,
  Amount,
  type ContractOf,
  Day,
  entity,
  EnrolmentDiscount,
  GradeSchema,
  GradeYearField,
  GradeYearNumber,
  Id,
  literals,
  LooseText,
  Moment,
  Named,
  NamedCycle,
  NamedPupil,
  Nullable,
  ok,
  Pesos,
  withTags,
  UserName,
} from '../http/schemas'
import { ENROLMENT_STATES } from './enrolments.rules'
import { LEAVING_ACTIONS } from './leaving.rules'

export const enrolmentTerms = {
  costo_inscripcion: Pesos(),
  descuento: Type.Integer(),
  motivo_descuento: Nullable(Type.String()),
  monto_descuento: Pesos(),
  monto_pagar: Pesos(),
  mensualidad: Pesos(),
  /** The price was set for this pupil alone; it differs from the cycle's for the grade. */
  mensualidad_propia: Type.Optional(Type.Boolean()),
  costo_material: Pesos(),
}

export const EnrolmentSchema = entity('Student', {
  id: Id(),
  alumno: NamedPupil(),
  cicloEscolar: NamedCycle(),
  grado: GradeSchema,
  gradoNumero: GradeYearField(),
  ...enrolmentTerms,
})
export type Enrolment = Static<typeof EnrolmentSchema>

const PlacedSchema = entity('Student', {
  ...EnrolmentSchema.properties,
  grupo: Nullable(Named('Group')),
})
export type Placed = Static<typeof PlacedSchema>

const WithoutYearSchema = entity('Student', {
  id: Id(),
  alumno: NamedPupil(),
  grado: GradeSchema,
  grupo: Nullable(Named('Group')),
})
export type WithoutYear = Static<typeof WithoutYearSchema>

/** Id, year, discount and its reason are used. Amounts from the client are only compared with ours: `decisions/domain/enrolments`. */
const PupilSchema = Type.Object({
  id: Id(),
  gradoNumero: GradeYearField(),
  descuento: Type.Optional(EnrolmentDiscount()),
  motivo_descuento: Type.Optional(Nullable(LooseText(200))),
  monto_descuento: Type.Optional(Amount()),
  monto_pagar: Type.Optional(Amount()),
})

const StandingSchema = entity('Student', {
  id: Id(),
  alumno: NamedPupil(),
  cicloEscolar: NamedCycle(),
  grado: GradeSchema,
  gradoNumero: GradeYearField(),
  grupo: Nullable(withTags(Type.String(), 'Group')),
  beca: Nullable(withTags(Type.String(), 'Scholarship')),
  estado: literals(ENROLMENT_STATES),
  baja: Nullable(Type.Object({ fecha: Type.String(), motivo: Type.String() })),
  motivo_cancelacion: Nullable(Type.String()),
})
export type StandingEnrolment = Static<typeof StandingSchema>

const OwedMonthSchema = entity('Tuition', {
  id: Id(),
  descripcion: Type.String(),
  vencimiento: Type.String(),
  monto: Pesos(),
  saldo: Type.Optional(Pesos()),
})

/** The preview and the write compute it alike. Amounts without recargos. */
const EffectSchema = Type.Object({
  se_deben: Type.Array(OwedMonthSchema),
  no_se_deben: Type.Array(OwedMonthSchema),
  /** Months after the baja of which something was paid (`monto`); `a_favor` becomes credit. */
  adelantados: Type.Array(
    entity('Tuition', {
      id: Id(),
      descripcion: Type.String(),
      monto: Pesos(),
      descuento: Pesos(),
      a_favor: Pesos(),
      folio: Id(),
    }),
  ),
  cargos: Type.Array(
    entity('Charge', {
      id: Id(),
      descripcion: Type.String(),
      saldo: Pesos(),
      se_cancela: Type.Boolean(),
    }),
  ),
  /** Enrolments in this cycle and later ones that stay unchanged. */
  otras: Type.Array(Type.Object({ id: Id(), cicloEscolar: NamedCycle() })),
  adeudo: Pesos(),
  a_favor: Pesos(),
  acreditado: Type.Boolean(),
})
export type LeavingEffect = Static<typeof EffectSchema>

const standingAndEffect = { inscripcion: StandingSchema, efecto: EffectSchema }

const BajaSchema = entity('Student', {
  id: Id(),
  alumno: NamedPupil(),
  grado: GradeSchema,
  gradoNumero: GradeYearField(),
  fecha: Type.String(),
  motivo: Type.String(),
  registro: Moment(),
  usuario: UserName(),
  adeudo: withTags(Pesos(), 'Charge', 'Tuition'),
})
export type Baja = Static<typeof BajaSchema>

/** Only for a cycle that has not begun: from today to its first day, which is the default. */
export const DueDayField = () => Type.Optional(Nullable(Day()))

const DueProposalSchema = Type.Object({
  cicloEscolar: NamedCycle(),
  fecha_inicio: Type.String(),
  alumnos: Type.Integer(),
  cargos: Type.Integer(),
  suma: withTags(Pesos(), 'Charge'),
})
export type DueProposal = Static<typeof DueProposalSchema>

export const enrolmentsSchemas = {
  listDueProposals: { response: ok({ propuestas: withTags(Type.Array(DueProposalSchema), 'Cycle') }) },
  decideDue: {
    body: Type.Object({
      idCiclo: Id(),
      /** A day from today to the cycle's first day; null leaves every charge as it is. */
      vence: Nullable(Day()),
      /** What the user was shown; a difference is 409. */
      cargos: Type.Integer(),
      suma: Amount(),
    }),
    response: ok({ cargos: Type.Integer() }),
  },
  /** Writes nothing, and refuses what the write would refuse. `fecha` (of a baja) missing means today. */
  previewLeave: {
    query: Type.Object({ accion: literals(LEAVING_ACTIONS), fecha: Type.Optional(Day()) }),
    response: ok(standingAndEffect),
  },
  leave: {
    body: Type.Object({
      inscripcionId: Id(),
      fecha: Day(),
      motivo: LooseText(200),
      a_favor: Type.Optional(Type.Boolean()),
    }),
    response: ok(standingAndEffect),
  },
  comeBack: { body: Type.Object({ inscripcionId: Id() }), response: ok(standingAndEffect) },
  cancel: {
    ...inBodyOrQuery(cancelReasonField()),
    response: ok(standingAndEffect),
  },
  listBajas: { response: ok({ bajas: withTags(Type.Array(BajaSchema), 'Cycle') }) },
  enrol: {
    body: Type.Object({
      alumnos: Type.Array(PupilSchema, { maxItems: 500 }),
      idCiclo: Id(),
      grado: GradeSchema,
      costo_inscripcion: Amount(),
      mensualidad: Amount(),
      costo_material: Amount(),
      vence: DueDayField(),
    }),
    response: ok({ inscripciones: Type.Array(EnrolmentSchema) }),
  },
  listSiblingPlaces: {
    body: Type.Object({
      idCiclo: Id(),
      alumnos: Type.Array(Type.Object({ id: Id(), grado: GradeSchema, gradoNumero: GradeYearField() }), {
        maxItems: 500,
      }),
    }),
    /** Places start at 1; pupils without a parent, and cycles without a rule of siblings, have none. */
    response: ok({
      lugares: withTags(
        Type.Array(entity('Student', { id: Id(), lugar: Type.Integer() })),
        'Cycle',
        'Parent',
      ),
    }),
  },
  listWithoutYear: { response: ok({ inscripciones: withTags(Type.Array(WithoutYearSchema), 'Cycle') }) },
  setYear: {
    body: Type.Object({
      inscripcionId: Id(),
      gradoNumero: Nullable(GradeYearNumber()),
      /** Unpaid months from the current one on take the price of the new level. */
      grado: Type.Optional(GradeSchema),
    }),
    response: ok({
      inscripcion: PlacedSchema,
      meses: Type.Optional(Type.Integer()),
    }),
  },
  setMonthly: {
    body: Type.Object({
      inscripcionId: Id(),
      /** Null: the cycle's price of the grade again. */
      mensualidad: Nullable(Amount()),
    }),
    response: ok({ inscripcion: PlacedSchema, meses: Type.Integer() }),
  },
}
export type EnrolmentsContract = ContractOf<typeof enrolmentsSchemas>
