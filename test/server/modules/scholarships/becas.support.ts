import type { Tuition } from '@contract/tuition/tuition.schemas'
import { startServer, type Answer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

/** A school whose months cost 2,000 in primaria, whose day a test may move. */
export const openSchool = async (over: Record<string, unknown> = {}) => {
  const server: TestServer = await startServer()
  const office = openOffice(server)
  const cycle = await office.addCycle({ mensualidad_primaria: 2000, ...over })
  /** A session ends with its day: one for each. */
  const sessions = new Map<number, Promise<Caller>>()
  const admin = (): Promise<Caller> => {
    const now = server.clock.now.getTime()
    const known = sessions.get(now) ?? server.signIn('directora', 'Direccion#2026')
    sessions.set(now, known)
    return known
  }
  const on = (day: string): void => {
    server.clock.now = new Date(`${day}T16:00:00.000Z`)
  }
  const enrolled = async (count = 1, terms: Record<string, unknown> = {}): Promise<number[]> => {
    const pupils = await office.addPupils(count)
    const { status } = await openOffice(server, await admin()).enrol(cycle, pupils, {
      mensualidad: 2000,
      ...terms,
    })
    if (status !== 200) throw new Error(`not enrolled: ${status}`)
    return pupils
  }
  const picked = (pupils: readonly number[]) => pupils.map((id) => ({ id }))
  const create = async (
    pupils: readonly number[],
    porcentaje: unknown,
    more: Record<string, unknown> = {},
    by?: Caller,
  ): Promise<Answer> =>
    (by ?? (await admin())).post('/becas', {
      id_ciclo: cycle,
      nombre: `BECA DE ${porcentaje}`,
      porcentaje,
      grado: 'PRIMARIA',
      alumnos: picked(pupils),
      ...more,
    })
  const given = async (pupils: readonly number[], porcentaje: number, more: Record<string, unknown> = {}) => {
    const { status, body } = await create(pupils, porcentaje, more)
    if (status !== 200) throw new Error(`no beca: ${JSON.stringify(body)}`)
    return body.beca.id as number
  }
  const statement = async (pupil: number) =>
    (await (await admin()).get(`/colegiaturas/alumno/${pupil}/${cycle}`)).body
  const months = async (pupil: number): Promise<Tuition[]> => (await statement(pupil)).pagos
  const prices = async (pupil: number) => (await months(pupil)).map(({ monto }) => monto)
  return { server, office, cycle, admin, on, enrolled, picked, create, given, statement, months, prices }
}
export type School = Awaited<ReturnType<typeof openSchool>>
