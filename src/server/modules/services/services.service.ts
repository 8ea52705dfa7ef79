import { upper } from '@contract/domain/text'
import { isoMonth } from '@contract/domain/dates'
import { centavosOf } from '@contract/domain/money'
import { distinctMonths, serviceMonthsProblem, serviceProblems } from '@contract/services/services.rules'
import type {
  Service,
  ServicePupil,
  ServicesContract,
  StudentService,
} from '@contract/services/services.schemas'
import type { Tx } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import { assertFields } from '../../http/validation'
import { assertField, conflict, found } from '../../shared/problem'
import { requireCycle, requirePupils } from '../../db/lookups'
import type { ChargesService } from '../charges/charges.service'
import type { ConceptsService } from '../concepts/concepts.service'
import { listServicePupils, listStudentServices } from './services.queries'
import * as queries from './services.queries'
import { createOpeningCharges } from './openingCharges'
import { createMonthCharges, type MonthChargesDeps } from './monthCharges'

type Deps = MonthChargesDeps & {
  concepts: Pick<ConceptsService, 'forCharging'>
  charges: Pick<ChargesService, 'createForOpening'>
}

const UNKNOWN = 'No existe este servicio.'

const freeName = async (tx: Tx, name: string, cycleId: number, except = 0): Promise<string> => {
  const nombre = upper(name)
  const taken = await queries.findSameName(tx, { nombre, cycleId, except })
  if (taken === null) return nombre
  const message = `Ya hay un servicio con ese nombre en el ciclo: ${taken}.`
  throw conflict(message, { nombre: message })
}

const trailOf = ({ meses, ...service }: Service) => ({ ...service, meses: meses.map(isoMonth) })

const read = async ({ db }: AnyCall, id: number): Promise<Service> =>
  queries.toService(found(await queries.findService(db, id), UNKNOWN))

export const createServicesService = ({ concepts, charges, cycles }: Deps) => {
  /** @throws 404 · 409 switched off */
  const conceptOf = async (call: WriteCall, conceptoId: number | null | undefined): Promise<number | null> =>
    conceptoId ? (await concepts.forCharging(call, conceptoId)).id : null

  return {
    list: async ({ db }: AnyCall, ciclo: number | undefined): Promise<Service[]> => {
      if (ciclo !== undefined) await requireCycle(db, ciclo)
      return (await queries.listServices(db, ciclo)).map(queries.toService)
    },

    listStudents: async (
      call: AnyCall,
      id: number,
      everybody = false,
    ): Promise<{ servicio: Service; alumnos: ServicePupil[] }> => ({
      servicio: await read(call, id),
      alumnos: await listServicePupils(call.db, id, everybody),
    }),

    listByStudent: async ({ db }: AnyCall, studentId: number): Promise<StudentService[]> => {
      await requirePupils(db, [studentId])
      return listStudentServices(db, studentId)
    },

    /** @throws 400 blank name, price of 0, wrong months · 404 cycle or concept · 409 the name is taken, a concept that is switched off */
    create: async (call: WriteCall, body: ServicesContract['create']['body']): Promise<Service> => {
      const { db, actor, record } = call
      assertFields(serviceProblems(body))
      const cycle = await cycles.forCharging(call, body.cicloEscolarId)
      const meses = body.meses ?? distinctMonths(cycle.meses)
      assertField('meses', serviceMonthsProblem(meses, cycle))
      const concept_id = await conceptOf(call, body.conceptoId)
      const nombre = await freeName(db, body.nombre, cycle.id)
      const mensualidad_centavos = centavosOf(body.mensualidad)
      const values = { cycle_id: cycle.id, nombre, mensualidad_centavos, concept_id, created_by: actor.id }
      const id = await queries.insertService(db, values, meses)
      const service = await read(call, id)
      record('SERVICIO', id, null, trailOf(service))
      return service
    },

    /** Existing charges keep their name and amount. @throws 400 as `create` · 404 · 409 as `create` */
    update: async (
      call: WriteCall,
      id: number,
      body: ServicesContract['update']['body'],
    ): Promise<Service> => {
      const { db, record, unchanged } = call
      assertFields(serviceProblems(body))
      const stored = found(await queries.lockService(db, id), UNKNOWN)
      const { nombre, mensualidad, conceptoId } = body
      const before = queries.toService(stored)
      const sameConcept = conceptoId === undefined || conceptoId === (stored.concept?.id ?? null)
      const concept_id = sameConcept ? (stored.concept?.id ?? null) : await conceptOf(call, conceptoId)
      await queries.updateService(db, id, {
        nombre: nombre === undefined ? stored.nombre : await freeName(db, nombre, stored.cycle.id, id),
        mensualidad_centavos:
          mensualidad === undefined ? stored.mensualidad_centavos : centavosOf(mensualidad),
        concept_id,
      })
      const service = await read(call, id)
      if (JSON.stringify(before) === JSON.stringify(service)) unchanged()
      else record('SERVICIO', id, trailOf(before), trailOf(service))
      return service
    },

    delete: async ({ db, record }: WriteCall, id: number): Promise<Service> => {
      const service = queries.toService(found(await queries.lockService(db, id), UNKNOWN))
      if (await queries.wasCharged(db, id))
        throw conflict(`No puedes eliminar el servicio ${service.nombre}: ya se cobró a alumnos.`)
      await queries.deleteService(db, id)
      record('SERVICIO', id, trailOf(service), null)
      return service
    },

    ...createMonthCharges({ charges, cycles }),
    ...createOpeningCharges({ charges }),
  }
}
export type ServicesService = ReturnType<typeof createServicesService>
