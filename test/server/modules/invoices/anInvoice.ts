import { randomUUID } from 'node:crypto'
import type { CardKind } from '@contract/fiscal/means.rules'
import type { DeliveryFile } from '@contract/invoices/delivery.schemas'
import type { Invoice, InvoicesContract } from '@contract/invoices/invoices.schemas'
import type { Answer } from '@test/support/server/harness'
import { unzip } from '@test/support/unzip'
import { openSchool } from '../desk/family'

export const SCHOOL = {
  razon_social: 'COLEGIO DEL LAGO',
  rfc: 'CLA900101AB1',
  regimen_fiscal: '603',
  codigo_postal: '58000',
  niveles: [
    { grado: 'PREESCOLAR', cct: '16PJN0001A', clave_producto: '86121501' },
    { grado: 'PRIMARIA', cct: '16PPR1234A', rvoe: '20-1', clave_producto: '86121503' },
  ],
}
export const MARIA = {
  rfc: 'PEGM800101AB1',
  nombre: 'MARÍA PEÑA',
  regimen_fiscal: '605',
  codigo_postal: '58010',
  uso_cfdi: 'D10',
}

let count = 0
export const card = (monto: number, tarjeta?: CardKind) => ({
  metodo_pago: 'TARJETA' as const,
  referencia: `AUT ${++count}`,
  monto,
  ...(tarjeta ? { tarjeta } : {}),
})

/** A school that may invoice, with a cycle and what an accountant does. */
export const openInvoices = async (settings: object = SCHOOL) => {
  const school = await openSchool()
  const cycle = await school.office.addCycle()
  if (Object.keys(settings).length > 0)
    expect((await school.caller.patch('/escuela', settings)).status).toBe(200)
  const call = () => school.caller
  const uniform = { nombre: 'UNIFORME', monto: 100, tipo: 'OTRO', clave_producto: '53102700' }
  const conceptId = (await call().post('/conceptos', uniform)).body.concepto.id as number
  const { at } = school
  /** Every charge says what it is, without which it is not invoiced. */
  const sayConcepts = (): void => {
    const { addCharge } = school.office
    school.office.addCharge = async (...given) => {
      const id = await addCharge(...given)
      expect((await call().patch(`/cargos/${id}/concepto`, { conceptoId: conceptId })).status).toBe(200)
      return id
    }
  }
  sayConcepts()
  school.at = async (day) => {
    await at(day)
    sayConcepts()
  }
  return {
    school,
    cycle,
    conceptId,
    /** A family with enrolled children and fiscal data. */
    addPayer: async (children = 1, data: object | null = MARIA) => {
      const { padreId, hijos } = await school.addFamily(children)
      expect((await school.office.enrol(cycle, hijos)).status).toBe(200)
      const fiscalId =
        data && ((await call().post(`/padres/${padreId}/fiscales`, data)).body.fiscal.id as number)
      return { padreId, hijos, fiscalId: fiscalId as number }
    },
    monthsOf: async (pupil: number): Promise<{ id: number; monto: number }[]> =>
      (await school.office.tuitionOf(pupil, cycle)).pagos as never,
    list: async (query = ''): Promise<Omit<InvoicesContract['list']['response'], 'ok' | 'message'>> =>
      (await call().get(`/facturas${query}`)).body,
    of: async (pago: number): Promise<Invoice> =>
      (await call().get('/facturas?por_pagina=500&desde=2026-06-01&hasta=2027-05-01')).body.facturas.find(
        (each: Invoice) => each.pago.id === pago,
      ),
    ask: (pago: number, body: object): Promise<Answer> => call().patch(`/pagos/${pago}/factura`, body),
    deliver: (pagos: readonly number[], key: string = randomUUID()): Promise<Answer> =>
      call().post('/facturas/entregar', { pagos }, { key }),
    global: (desde: string, hasta: string, key: string = randomUUID()): Promise<Answer> =>
      call().post('/facturas/global', { desde, hasta }, { key }),
    /** What the file of a delivery holds. */
    open: async (
      answer: Answer,
    ): Promise<{ json: DeliveryFile; csv: string; files: Map<string, string> }> => {
      expect(answer).toMatchObject({ status: 200 })
      const { app } = school.server
      const reply = await app.inject({ method: 'GET', url: answer.body.entrega.url })
      expect(reply.statusCode).toBe(200)
      const files = unzip(reply.rawPayload)
      return { json: JSON.parse(files.get('facturas.json')!), csv: files.get('facturas.csv')!, files }
    },
  }
}
export type Invoices = Awaited<ReturnType<typeof openInvoices>>
