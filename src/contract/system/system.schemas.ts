import { ok } from '../http/schemas'

export const systemSchemas = { health: { response: ok({}) } }
