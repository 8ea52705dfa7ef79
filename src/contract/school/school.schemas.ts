import { Type, type Static } from '@sinclair/typebox'
import {
  Amount,
  Day,
  entity,
  GradeSchema,
  literals,
  LooseLines,
  LooseText,
  Nullable,
  ok,
  Pesos,
  withTags,
  type ContractOf,
} from '../http/schemas'
import { TAXES } from '../fiscal/taxes.rules'
import { FROM_ENVIRONMENT, MAX_ADDRESS, MAX_DAYS_OFF, MAX_FIRST_FOLIO, MAX_SCHOOL_NAME } from './school.rules'

const text = () => Nullable(Type.String())

const SchoolSchema = entity('School', {
  nombre: Type.String(),
  razon_social: text(),
  rfc: text(),
  regimen_fiscal: text(),
  codigo_postal: text(),
  direccion: text(),
  telefono: text(),
  correo: text(),
  folio_inicial: Type.Integer(),
  firma: Type.Object({ nombre: text(), cargo: text() }),
  urlLogo: text(),
  urlFirma: text(),
  niveles: Type.Array(
    Type.Object({
      grado: GradeSchema,
      cct: Type.Optional(text()),
      rvoe: Type.Optional(text()),
      clave_producto: Type.Optional(text()),
      tope_deducible: Type.Optional(Nullable(Pesos())),
      impuesto: Type.Optional(literals(TAXES)),
    }),
  ),
  dias_inhabiles: Type.Array(Type.String()),
  guardada: Type.Optional(Type.Boolean()),
  del_entorno: Type.Optional(Type.Array(literals(FROM_ENVIRONMENT))),
  /** True once there is a payment: `folio_inicial` can no longer change. Hence the tag. */
  folio_fijo: Type.Optional(withTags(Type.Boolean(), 'Payment')),
})
export type School = Static<typeof SchoolSchema>

/** The rules check the contents and answer with sentences; null and '' clear a field. */
const loose = (max: number) => Nullable(LooseText(max))
const change = Type.Partial(
  Type.Object({
    nombre: LooseText(MAX_SCHOOL_NAME),
    razon_social: loose(254),
    rfc: loose(40),
    regimen_fiscal: loose(10),
    codigo_postal: loose(10),
    direccion: Nullable(LooseLines(MAX_ADDRESS)),
    telefono: loose(40),
    correo: loose(254),
    folio_inicial: Type.Integer({ minimum: 1, maximum: MAX_FIRST_FOLIO }),
    firma: Nullable(Type.Partial(Type.Object({ nombre: loose(120), cargo: loose(120) }))),
    niveles: Type.Array(
      Type.Object({
        grado: GradeSchema,
        cct: Type.Optional(loose(20)),
        rvoe: Type.Optional(loose(60)),
        clave_producto: Type.Optional(loose(20)),
        tope_deducible: Type.Optional(Nullable(Amount())),
        /** Tax of tuition, enrolment fee and recargos; left out, the stored one stays. */
        impuesto: Type.Optional(literals(TAXES)),
      }),
      { maxItems: 20 },
    ),
    dias_inhabiles: Type.Array(Day(), { maxItems: MAX_DAYS_OFF }),
  }),
)
const one = ok({ escuela: SchoolSchema })

export const schoolSchemas = {
  get: { response: one },
  update: { body: change, response: one },
  replaceImage: { body: Type.Object({}), response: one },
  deleteImage: { response: one },
}
export type SchoolContract = ContractOf<typeof schoolSchemas>
