import { Type, type Static } from '@sinclair/typebox'
import { AudienceSchema } from '../messages/messages.schemas'
import { entity, Nullable, ok, withTags, type ContractOf } from '../http/schemas'

const LinkSchema = Type.Object({
  /** Absolute. Only this answer has it: it is not stored. */
  url: Type.String(),
  vence: Type.String(),
  desde_casa: Type.Boolean(),
})
export type FamilyLink = Static<typeof LinkSchema>

const LinksSchema = entity('FamilyLink', {
  /** Links given by the office that still open; those in messages are counted apart. */
  abiertas: Type.Integer(),
  en_mensajes: Type.Integer(),
  vence: Nullable(Type.String()),
  /** Latest day on which any link was opened, also by a mail scanner. */
  ultima_vez: Nullable(Type.String()),
  desde_casa: Type.Boolean(),
})
export type FamilyLinks = Static<typeof LinksSchema>

export const familyPageSchemas = {
  listLinks: { response: ok({ ligas: withTags(LinksSchema, 'FamilyLink', 'Parent') }) },
  createLink: { response: ok({ liga: LinkSchema }) },
  createLinks: {
    body: Type.Object({ audiencia: AudienceSchema }),
    response: ok({
      hoja: Type.Object({
        /** A PDF with a QR code for each family, good for 30 to 60 minutes. */
        url: Type.String(),
        familias: Type.Integer(),
        sin_padre: Type.Integer(),
        vence: Type.String(),
        desde_casa: Type.Boolean(),
      }),
    }),
  },
  endLinks: { response: ok({ liga: Type.Object({ terminadas: Type.Integer() }) }) },
}
export type FamilyPageContract = ContractOf<typeof familyPageSchemas>
