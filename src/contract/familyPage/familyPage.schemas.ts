import { Type, type Static } from '@sinclair/typebox'
import { AudienceSchema } from '../messages/messages.schemas'
import { entity, Nullable, ok, withTags, type ContractOf } from '../http/schemas'

const LinkSchema = Type.Object({
  /** Absolute. No later answer has it. */
  url: Type.String(),
  vence: Type.String(),
  desde_casa: Type.Boolean(),
})
export type FamilyLink = Static<typeof LinkSchema>

const LinksSchema = entity('FamilyLink', {
  /** Links of the office that are good now; those in messages apart. */
  abiertas: Type.Integer(),
  en_mensajes: Type.Integer(),
  vence: Nullable(Type.String()),
  /** The latest day on which any of them was opened, also by a scanner of mail. */
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
