import { Type, type Static } from '@sinclair/typebox'
import { entity, literals, Moment, Nullable, ok, UserName, type ContractOf } from '../http/schemas'
import { CHANNELS, MESSAGE_CLASSES } from './preferences.rules'

const place = { canal: literals(CHANNELS), clase: literals(MESSAGE_CLASSES) }

const PreferenceSchema = entity('Parent', {
  ...place,
  permitido: Type.Boolean(),
  /** Null where the family never said anything: then it is permitted. */
  cambiado: Nullable(Moment()),
  por: Nullable(UserName()),
})
export type Preference = Static<typeof PreferenceSchema>

const six = { response: ok({ preferencias: Type.Array(PreferenceSchema) }) }

export const preferencesSchemas = {
  list: six,
  update: {
    body: Type.Object({
      /** True refuses all six places (three channels, two classes of messages), false permits them. */
      no_molestar: Type.Optional(Type.Boolean()),
      medios: Type.Optional(
        Type.Array(Type.Object({ ...place, permitido: Type.Boolean() }), { maxItems: 6 }),
      ),
    }),
    ...six,
  },
}
export type PreferencesContract = ContractOf<typeof preferencesSchemas>
