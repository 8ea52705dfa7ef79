import { Type, type Static } from '@sinclair/typebox'
import {
  entity,
  Id,
  literals,
  LooseLines,
  LooseText,
  NamedPupil,
  Nullable,
  ok,
  type ContractOf,
} from '../http/schemas'
import { MAX_EMERGENCY, MAX_GUARDIAN_NAME, MAX_GUARDIAN_NOTE, MAX_KINSHIP } from './guardians.rules'

/** An adult who may take the child home, or one who must not. The pupil's page lists both at its top, so that staff do not hand the child to the wrong adult. */
export const HandoverSchema = entity('Guardian', {
  id: Id(),
  nombre: Type.String(),
  parentesco: Type.String(),
  telefono: Type.String(),
  puede_recoger: Type.Boolean(),
  no_entregar: Type.Boolean(),
})
export type Handover = Static<typeof HandoverSchema>

/** Note and identification are as sensitive as health: only these calls send them. */
const GuardianSchema = entity('Guardian', {
  ...HandoverSchema.properties,
  telefono2: Nullable(Type.String()),
  correo: Nullable(Type.String()),
  vive_con: Type.Boolean(),
  /** 1 to 9, 1 is called first; null for an adult who is not called in an emergency. */
  emergencia: Nullable(Type.Integer()),
  nota: Nullable(Type.String()),
  urlFoto: Nullable(Type.String()),
  urlMiniatura: Nullable(Type.String()),
  urlIdentificacion: Nullable(Type.String()),
  tipoIdentificacion: Nullable(literals(['image', 'pdf'])),
})
export type Guardian = Static<typeof GuardianSchema>

const nombre = LooseText(MAX_GUARDIAN_NAME)
const parentesco = LooseText(MAX_KINSHIP)
const telefono = LooseText(40)
const optional = {
  telefono2: Type.Optional(Nullable(LooseText(40))),
  correo: Type.Optional(Nullable(LooseText(254))),
  vive_con: Type.Optional(Type.Boolean()),
  emergencia: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: MAX_EMERGENCY }))),
  puede_recoger: Type.Optional(Type.Boolean()),
  no_entregar: Type.Optional(Type.Boolean()),
  nota: Type.Optional(Nullable(LooseLines(MAX_GUARDIAN_NOTE))),
  /** Also writes it for the other children of the same parent: `decisions/domain/guardians#siblings`. */
  hermanos: Type.Optional(Type.Boolean()),
}

const SiblingsSchema = Type.Object({
  copiados: Type.Array(NamedPupil()),
  /** Siblings whose own row of this name took the changed fields. */
  cambiados: Type.Array(NamedPupil()),
  /** Siblings left as they were: the adult was there already, or there are too many. */
  omitidos: Type.Array(Type.Object({ alumno: NamedPupil(), motivo: Type.String() })),
})
export type GuardianCopies = Static<typeof SiblingsSchema>

const Copy = Type.Object({ alumno: NamedPupil(), responsable: Type.String() })

const AllCopiesSchema = Type.Object({
  copiados: Type.Array(Copy),
  ya_estaban: Type.Array(Copy),
  sin_lugar: Type.Array(Copy),
})
export type AllGuardianCopies = Static<typeof AllCopiesSchema>

const one = ok({ responsable: GuardianSchema, hermanos: Type.Optional(SiblingsSchema) })
const file = ok({ responsable: GuardianSchema })

export const guardiansSchemas = {
  list: { response: ok({ responsables: Type.Array(GuardianSchema) }) },
  create: { body: Type.Object({ nombre, parentesco, telefono, ...optional }), response: one },
  copyAll: { response: ok({ hermanos: AllCopiesSchema }) },
  update: {
    body: Type.Object({
      nombre: Type.Optional(nombre),
      parentesco: Type.Optional(parentesco),
      telefono: Type.Optional(telefono),
      ...optional,
    }),
    response: one,
  },
  delete: { response: file },
  replaceFile: { body: Type.Object({}), response: file },
  deleteFile: { response: file },
}
export type GuardiansContract = ContractOf<typeof guardiansSchemas>
