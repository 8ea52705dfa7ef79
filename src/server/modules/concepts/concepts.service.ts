import { conceptIsOff, conceptProblems } from '@contract/concepts/concepts.rules'
import type { Concept, ConceptsContract } from '@contract/concepts/concepts.schemas'
import { centavosOf, toPesos } from '@contract/domain/money'
import { DEFAULT_TAX, taxObjectOf, taxOfObject, type Tax } from '@contract/fiscal/taxes.rules'
import type { AnyCall, WriteCall } from '../../http/call'
import { assertFields } from '../../http/validation'
import { conflict, found } from '../../shared/problem'
import { freeNameIn } from '../../db/lookups'
import * as queries from './concepts.queries'

type Change = ConceptsContract['update']['body']

const UNKNOWN = 'No existe este concepto.'

const freeName = freeNameIn('concepts', 'un concepto')

/** Undefined leaves the stored code, a blank one removes it. */
const code = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null

/** A given tax decides the code. A code alone changes the tax only where it contradicts the stored one. */
const taxValues = ({ objeto_imp, impuesto }: Change, stored: Tax) => {
  if (impuesto !== undefined) return { impuesto, objeto_imp: taxObjectOf(impuesto) }
  if (objeto_imp === undefined) return {}
  const objeto = code(objeto_imp) ?? null
  const read = taxOfObject(objeto)
  const agrees = taxObjectOf(stored) === taxObjectOf(read)
  return { objeto_imp: objeto, ...(agrees ? {} : { impuesto: read }) }
}

const toValues = ({ monto, tipo, activo, clave_producto, ...taxes }: Change, stored: Tax = DEFAULT_TAX) => ({
  ...(monto === undefined ? {} : { monto_centavos: centavosOf(monto) }),
  ...(tipo === undefined ? {} : { tipo }),
  ...(activo === undefined ? {} : { activo }),
  ...(clave_producto === undefined ? {} : { clave_producto: code(clave_producto) ?? null }),
  ...taxValues(taxes, stored),
})

interface Owed {
  conceptoId?: number | null | undefined
  descripcion?: string | null | undefined
  monto?: number | null | undefined
}
export type Completed<T extends Owed> = T & {
  concept: queries.ConceptRow | null
  descripcion: string
  monto: number | null
}

/** The concept cannot change until the commit. @throws 404 · 409 switched off */
const forCharging = async ({ db }: WriteCall, id: number): Promise<queries.ConceptRow> => {
  const concept = found(await queries.lockConcept(db, id, 'share'), `No existe el concepto ${id}.`)
  if (!concept.activo) {
    const message = conceptIsOff(concept.nombre)
    throw conflict(message, { conceptoId: message })
  }
  return concept
}

export const createConceptsService = () => ({
  list: async ({ db }: AnyCall): Promise<Concept[]> =>
    (await queries.listConcepts(db)).map(queries.toConcept),

  /** @throws 400 blank name, amount of 0, unknown code · 409 the name is taken */
  create: async (
    { db, actor, record }: WriteCall,
    body: ConceptsContract['create']['body'],
  ): Promise<Concept> => {
    assertFields(conceptProblems(body))
    const nombre = await freeName(db, body.nombre)
    const { monto, tipo } = body
    const values = { ...toValues(body), nombre, tipo, monto_centavos: centavosOf(monto) }
    const concept = queries.toConcept(await queries.insertConcept(db, { ...values, created_by: actor.id }))
    record('CONCEPTO', concept.id, null, concept)
    return concept
  },

  /** Existing charges stay as they are. @throws 400 as `create` · 404 · 409 as `create` */
  update: async (call: WriteCall, id: number, body: Change): Promise<Concept> => {
    const { db, record, unchanged } = call
    assertFields(conceptProblems(body))
    const stored = found(await queries.lockConcept(db, id, 'change'), UNKNOWN)
    const nombre = body.nombre === undefined ? stored.nombre : await freeName(db, body.nombre, id)
    const concept = queries.toConcept(
      await queries.updateConcept(db, id, { ...toValues(body, stored.impuesto), nombre }),
    )
    const before = queries.toConcept(stored)
    if (JSON.stringify(before) === JSON.stringify(concept)) unchanged()
    else record('CONCEPTO', id, before, concept)
    return concept
  },

  forCharging,

  /** A missing text or amount is taken from the concept. @throws as `forCharging` */
  complete: async <T extends Owed>(call: WriteCall, body: T): Promise<Completed<T>> => {
    const concept = body.conceptoId ? await forCharging(call, body.conceptoId) : null
    return {
      ...body,
      concept,
      descripcion: body.descripcion?.trim() ? body.descripcion : (concept?.nombre ?? ''),
      monto: body.monto ?? (concept && toPesos(concept.monto_centavos)),
    }
  },
})
export type ConceptsService = ReturnType<typeof createConceptsService>
