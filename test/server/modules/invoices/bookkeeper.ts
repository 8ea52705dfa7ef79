import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { DeliveryFile } from '@contract/invoices/delivery.schemas'
import type { Invoice, InvoicesSummary } from '@contract/invoices/invoices.schemas'
import type { Answer } from '@test/support/server/harness'
import { pick, type Model } from '../payments/model/state'
import { MARIA } from './anInvoice'

/** What a bookkeeper does between the moves of the desks; `at` picks a payment. */
export interface BookCommand {
  do: 'ask' | 'ask nobody' | 'replace' | 'say kinds' | 'deliver' | 'deliver at two desks' | 'global'
  at: number
}
export const bookArbitrary: fc.Arbitrary<BookCommand> = fc.record({
  do: fc.constantFrom<BookCommand['do'][]>(
    ...(['ask', 'ask', 'ask', 'ask nobody', 'replace', 'say kinds', 'deliver', 'deliver'] as const),
    ...(['deliver at two desks', 'global'] as const),
  ),
  at: fc.nat(30),
})

const centavos = (pesos: number): number => Math.round(pesos * 100)
const KINDS = { TARJETA: { tarjeta: 'DEBITO' }, DEPOSITO: { deposito: 'EFECTIVO' } } as const
type List = { facturas: Invoice[]; resumen: InvoicesSummary }

/** The books of a school: what its accountant has stamped, by payment, out of the files alone. */
export const openBooks = () => {
  const stamped = new Map<number, number>()

  const enter = ({ facturas, global, por_cancelar, por_sustituir }: DeliveryFile): void => {
    for (const { pago, total } of [...por_cancelar, ...por_sustituir]) {
      // Only what was stamped is taken back, once, and with its amount.
      expect(stamped.get(pago)).toBe(centavos(total))
      stamped.delete(pago)
    }
    const given = [
      ...facturas.map(({ pago, total }) => [pago, centavos(total)] as const),
      ...(global?.conceptos ?? []).map(({ pago, importe }) => [pago, centavos(importe)] as const),
    ]
    for (const [pago, total] of given) {
      // A document may be given again; another one of the same payment would invoice its money twice.
      expect(stamped.get(pago) ?? total).toBe(total)
      stamped.set(pago, total)
    }
    for (const { conceptos, total, subtotal, descuento, impuestos_trasladados } of facturas) {
      const ivaOf = ({ traslados = [] }: (typeof conceptos)[number]) =>
        traslados.reduce((all, { importe = 0 }) => all + centavos(importe), 0)
      const sum = conceptos.reduce(
        (all, line) => all + centavos(line.importe) - centavos(line.descuento) + ivaOf(line),
        0,
      )
      const net = centavos(subtotal) - centavos(descuento) + centavos(impuestos_trasladados ?? 0)
      expect([sum, net]).toEqual([centavos(total), centavos(total)])
    }
  }

  const keeperOf = async (model: Model) => {
    const { padre, year } = model
    const fiscal = await model.caller.post(`/padres/${padre}/fiscales`, MARIA)
    const fiscalId = fiscal.body.fiscal.id as number
    const list = async (): Promise<List> => {
      const days = `desde=${year.before}&hasta=${year.ends}`
      return (await model.caller.get(`/facturas?${days}&por_pagina=500`)).body
    }
    const enterAll = async (answers: readonly Answer[]): Promise<void> => {
      const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.entrega.id as number)
      for (const id of ids.sort((a, b) => a - b))
        enter((await model.caller.get(`/facturas/entregas/${id}`)).body.contenido)
    }
    const deliver = (pagos: readonly number[], key: string = randomUUID()): Promise<Answer> =>
      model.caller.post('/facturas/entregar', { pagos }, { key })
    const readyOf = ({ facturas }: List): number[] =>
      facturas
        .filter(
          ({ estado, entrega }) =>
            estado === 'LISTA' || (estado === 'ENTREGADA' && entrega?.tipo === 'ENTREGA'),
        )
        .map(({ pago }) => pago.id)
    const global = (day: string): Promise<Answer> => {
      const month = day.slice(0, 7)
      const days = { desde: `${month}-01`, hasta: `${month}-28` }
      return model.caller.post('/facturas/global', days, { key: randomUUID() })
    }
    const impuesto = (['IVA_16', 'IVA_0', 'NO_OBJETO', 'EXENTO'] as const)[padre % 4]
    const concept = { nombre: `UNIFORME ${padre}`, monto: 100, tipo: 'OTRO', impuesto }
    const conceptoId = (await model.caller.post('/conceptos', concept)).body.concepto.id as number
    /** Says what the charges are and the kinds that this invoice lacks, at the payments that its links lead to. */
    const sayKinds = async ({ faltan }: Invoice): Promise<void> => {
      for (const { ruta } of faltan) {
        const [, cargo] = /^\/facturas\?cargo=(\d+)$/.exec(ruta) ?? []
        if (cargo) await model.caller.patch(`/cargos/${cargo}/concepto`, { conceptoId })
        const [, id] = /^\/facturas\?medio=(\d+)$/.exec(ruta) ?? []
        if (id === undefined) continue
        const { medios } = (await model.caller.get(`/pagos/${id}`)).body.pago as Pick<Invoice, 'medios'>
        for (const [indice, { metodo_pago, tarjeta, deposito }] of medios.entries())
          if (metodo_pago in KINDS && !tarjeta && !deposito)
            await model.caller.patch(`/pagos/${id}/medio`, {
              indice,
              ...KINDS[metodo_pago as keyof typeof KINDS],
            })
      }
    }

    const run = async (command: BookCommand): Promise<void> => {
      const shown = await list()
      const invoice = pick(shown.facturas, command.at)
      if (!invoice) return
      const path = `/pagos/${invoice.pago.id}/factura`
      const ready = readyOf(shown)
      switch (command.do) {
        case 'ask':
          return void (await model.caller.patch(path, { fiscalId }))
        case 'ask nobody':
          return void (await model.caller.patch(path, { fiscalId: null }))
        case 'replace':
          return void (await model.caller.patch(path, { fiscalId, sustituir: true }))
        case 'say kinds':
          return sayKinds(invoice)
        case 'global':
          return enterAll([await global(invoice.pago.fecha)])
        case 'deliver':
          return ready.length > 0 ? enterAll([await deliver(ready)]) : undefined
        case 'deliver at two desks':
          return ready.length > 0
            ? enterAll(await Promise.all([deliver(ready), deliver(ready.slice(-1))]))
            : undefined
      }
    }

    /** Hands over all that can be, whatever was asked for. */
    const close = async (): Promise<List> => {
      for (const invoice of (await list()).facturas) await sayKinds(invoice)
      for (const { entrega, pago } of (await list()).facturas)
        if (!entrega) await model.caller.patch(`/pagos/${pago.id}/factura`, { fiscalId })
      const ready = readyOf(await list())
      if (ready.length > 0) await enterAll([await deliver(ready)])
      return list()
    }
    return { run, close }
  }
  return { stamped, keeperOf }
}
