import { randomUUID } from 'node:crypto'
import type { CollectBody, DeskContract } from '@contract/desk/desk.schemas'
import { ADMIN, startServer, type Answer, type Caller } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

export type Means = CollectBody['medios'][number]
type Of = { padreId?: number; alumnoId?: number }

/** What a cashier does at the desk of a family. */
export const deskOf = (caller: Caller) => ({
  family: (of: Of, more = ''): Promise<Answer> =>
    caller.get(`/caja/familia?${new URLSearchParams(of as Record<string, string>)}${more}`),
  credit: async (of: Of): Promise<number> =>
    (await caller.get(`/caja/saldo?${new URLSearchParams(of as Record<string, string>)}`)).body.saldo_favor,
  collect: (body: CollectBody, key: string = randomUUID()): Promise<Answer> =>
    caller.post('/caja/cobro', body, { key }),
  refund: (body: DeskContract['refund']['body'], key: string = randomUUID()): Promise<Answer> =>
    caller.post('/caja/devolucion', body, { key }),
  cancelRefund: (id: number, motivo_cancelacion: unknown = 'NO SE ENTREGÓ'): Promise<Answer> =>
    caller.delete(`/caja/devolucion/${id}`, { motivo_cancelacion }),
})
export type Desk = ReturnType<typeof deskOf>

export const cash = (monto: number) => ({ metodo_pago: 'EFECTIVO' as const, monto })
let transfers = 0
/** Each has a reference of its own where none is given: two payments may not share one. */
export const transfer = (monto: number, referencia = `SPEI ${++transfers}`) => ({
  metodo_pago: 'TRANSFERENCIA' as const,
  monto,
  referencia,
})
export const charge = (id: number, abono?: number) => ({
  tipo: 'CARGO' as const,
  id,
  ...(abono === undefined ? {} : { abono }),
})
export const month = (id: number, abono?: number) => ({
  tipo: 'COLEGIATURA' as const,
  id,
  ...(abono === undefined ? {} : { abono }),
})

let families = 0

/** A school at whose desk families pay; `at` moves its clock and signs in anew. */
export const openSchool = async () => {
  const server = await startServer()
  const school = {
    server,
    caller: server.admin,
    office: null as unknown as Office,
    desk: null as unknown as Desk,
    at: async (day: string): Promise<void> => {
      server.clock.now = new Date(`${day}T18:00:00Z`)
      school.caller = await server.signIn(ADMIN.user, ADMIN.password)
      school.office = openOffice({ ...server, admin: school.caller }, school.caller)
      school.desk = deskOf(school.caller)
    },
    /** A parent with children. */
    addFamily: async (children: number): Promise<{ padreId: number; hijos: number[] }> => {
      const hijos = await school.office.addPupils(children)
      const { body } = await school.caller.post('/padres', {
        nombre: `MADRE ${++families} LÓPEZ`,
        telefono: '5512345678',
        hijos: hijos.map((id) => ({ id })),
      })
      return { padreId: body.padre.id, hijos }
    },
  }
  await school.at('2026-09-01')
  return school
}
export type School = Awaited<ReturnType<typeof openSchool>>
