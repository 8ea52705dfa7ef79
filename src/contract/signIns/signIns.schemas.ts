import { Type, type Static } from '@sinclair/typebox'
import { entity, Id, Moment, Nullable, ok, type ContractOf } from '../http/schemas'

const SignInSchema = entity('SignIn', {
  id: Id(),
  /** "Chrome en Windows"; empty where the browser did not say. */
  navegador: Type.String(),
  direccion: Type.String(),
  inicio: Moment(),
  ultima: Moment(),
  actual: Type.Boolean(),
  recordado_hasta: Nullable(Moment()),
})
export type SignInRow = Static<typeof SignInSchema>

const RememberedSchema = entity('SignIn', {
  id: Id(),
  navegador: Type.String(),
  direccion: Type.String(),
  recordado_hasta: Moment(),
})
export type RememberedBrowser = Static<typeof RememberedSchema>

const NewBrowserSchema = entity('SignIn', {
  id: Id(),
  navegador: Type.String(),
  direccion: Type.String(),
  fecha: Moment(),
})
export type NewBrowser = Static<typeof NewBrowserSchema>

const list = {
  response: ok({
    sesiones: Type.Array(SignInSchema),
    recordados: Type.Optional(Type.Array(RememberedSchema)),
  }),
}
const ended = { response: ok({ terminadas: Type.Integer() }) }

export const signInsSchemas = {
  list,
  end: ended,
  endOthers: ended,
  listByUser: list,
  endByUser: ended,
  forgetBrowser: { response: ok({}) },
  listNewBrowsers: {
    response: ok({
      navegadores: Type.Array(NewBrowserSchema),
      /** The user signed in with one of the commonest passwords; the home page asks to change it. */
      adivinable: Type.Optional(Type.Boolean()),
    }),
  },
  dismissNewBrowser: { response: ok({}) },
}
export type SignInsContract = ContractOf<typeof signInsSchemas>
