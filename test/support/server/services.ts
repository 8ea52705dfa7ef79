import { randomUUID } from 'node:crypto'
import type { Charge } from '@contract/charges/charges.schemas'
import type { Answer, Caller } from './harness'

/** Makes services of a cycle, charges them and takes pupils off them. */
export const openServices = (caller: Caller, cycle: () => number) => {
  let made = 0
  const create = (over: Record<string, unknown> = {}): Promise<Answer> =>
    caller.post('/servicios', {
      cicloEscolarId: cycle(),
      nombre: `Servicio ${++made}`,
      mensualidad: 700,
      ...over,
    })
  const add = async (over: Record<string, unknown> = {}): Promise<number> => {
    const { status, body } = await create(over)
    if (status !== 200) throw new Error(`no service: ${JSON.stringify(body)}`)
    return body.servicio.id
  }
  const bodyOf = (pupils: readonly number[], desde: string, more: object) => ({
    alumnos: pupils.map((id) => ({ id })),
    desde,
    ...more,
  })
  const charge = (
    id: number,
    pupils: readonly number[],
    desde: string,
    more: object = {},
    key: string = randomUUID(),
  ): Promise<Answer> => caller.post(`/servicios/${id}/alumnos`, bodyOf(pupils, desde, more), { key })
  const remove = (id: number, pupils: readonly number[], desde: string, more: object = {}): Promise<Answer> =>
    caller.patch(`/servicios/${id}/quitar`, bodyOf(pupils, desde, more))
  /** Of a pupil, cancelled ones too. */
  const chargesOf = async (pupil: number, service: number) =>
    (await caller.get(`/cargos/by/alumno/${pupil}`)).body.cargos.filter(
      ({ servicio }: Pick<Charge, 'servicio'>) => servicio?.id === service,
    )
  const openOf = async (pupil: number, service: number) =>
    (await chargesOf(pupil, service)).filter(({ estado }: Pick<Charge, 'estado'>) => estado !== 'CANCELADO')
  return { create, add, charge, remove, chargesOf, openOf }
}
