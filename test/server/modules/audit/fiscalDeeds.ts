import type { Answer, TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { stampedXml } from '../invoices/pac'
import { keeper, type Deed } from './lifeDeeds'

/** Whom a family is invoiced to: `leaks.test.ts` looks for it. */
export const FISCAL_RFC = 'PEGM800101AB1'

const DATA = {
  rfc: FISCAL_RFC,
  nombre: 'MARÍA PEÑA',
  regimen_fiscal: '605',
  codigo_postal: '58010',
  uso_cfdi: 'D10',
}
const SCHOOL = {
  razon_social: 'COLEGIO',
  rfc: 'CLA900101AB1',
  regimen_fiscal: '603',
  codigo_postal: '58000',
  niveles: [
    { grado: 'PREESCOLAR', cct: '16PJN0001A', clave_producto: '86121501' },
    { grado: 'PRIMARIA', cct: '16PPR1234A', clave_producto: '86121503' },
  ],
}

const reminderDeeds = ({ admin }: TestServer, parent: () => number): [route: string, deed: Deed][] => {
  const id: Record<string, number> = {}
  const rule = { dias: 45, titulo: 'Falta un pago', descripcion: 'Hola, {padre}' }
  return [
    [
      'POST /recordatorios',
      keeper(id)(
        'rule',
        (b) => b.regla.id,
        () => admin.post('/recordatorios', rule),
      ),
    ],
    ['PATCH /recordatorios/{id}', () => admin.patch(`/recordatorios/${id['rule']}`, { dias: 46 })],
    ['DELETE /recordatorios/{id}', () => admin.delete(`/recordatorios/${id['rule']}`)],
    [
      'PATCH /recordatorios',
      async () => {
        await admin.patch('/escuela', { firma: { nombre: 'ROSA RUIZ' } })
        return admin.patch('/recordatorios', { activos: true })
      },
    ],
    [
      'POST /recordatorios/callar',
      () =>
        admin.post('/recordatorios/callar', { padreId: parent(), hasta: '2026-12-31', motivo: 'ACUERDO' }),
    ],
    ['DELETE /recordatorios/callar/{id}', () => admin.delete(`/recordatorios/callar/${parent()}`)],
  ]
}

/** What a parent wants to receive, fiscal data of a parent and of a pupil, a payment whose card is said and that is invoiced, and a global invoice. */
export const fiscalDeeds = (
  server: TestServer,
  place: () => { cycle: number; pupil: number; parent: number },
): [route: string, deed: Deed][] => {
  const { admin } = server
  const office = openOffice(server)
  const id: Record<string, number> = {}
  const keep = keeper(id)
  const card = { metodo_pago: 'TARJETA', referencia: 'AUT 90001' }
  return [
    [
      'POST /padres/{id}/fiscales',
      keep(
        'fiscal',
        (b) => b.fiscal.id,
        () => admin.post(`/padres/${place().parent}/fiscales`, DATA),
      ),
    ],
    [
      'PATCH /padres/{id}/preferencias',
      () => admin.patch(`/padres/${place().parent}/preferencias`, { no_molestar: true }),
    ],
    ...reminderDeeds(server, () => place().parent),
    ['PATCH /fiscales/{id}', () => admin.patch(`/fiscales/${id['fiscal']}`, { codigo_postal: '58020' })],
    [
      'POST /alumnos/{id}/fiscales',
      async (): Promise<Answer> => {
        const [pupil] = await office.addPupils(1)
        const answer = await admin.post(`/alumnos/${pupil}/fiscales`, DATA)
        id['own'] = answer.body.fiscal.id
        return answer
      },
    ],
    ['DELETE /fiscales/{id}', () => admin.delete(`/fiscales/${id['own']}`)],
    [
      'PATCH /pagos/{id}/medio',
      async () => {
        await admin.patch('/escuela', SCHOOL)
        id['charge'] = await office.addCharge(place().cycle, place().pupil, 75)
        const { body } = await office.pay(id['charge'], card)
        id['payment'] = body.pago.id
        return admin.patch(`/pagos/${id['payment']}/medio`, { tarjeta: 'CREDITO' })
      },
    ],
    [
      'PATCH /cargos/{id}/concepto',
      async () => {
        const concept = { nombre: 'UNIFORME DE FACTURA', monto: 75, tipo: 'OTRO', clave_producto: '53102700' }
        id['concept'] = (await admin.post('/conceptos', concept)).body.concepto.id
        return admin.patch(`/cargos/${id['charge']}/concepto`, { conceptoId: id['concept'] })
      },
    ],
    [
      'PATCH /pagos/{id}/factura',
      async () => {
        const { familia } = (await admin.get(`/caja/familia?alumnoId=${place().pupil}`)).body
        return admin.patch(`/pagos/${id['payment']}/factura`, { fiscalId: familia.fiscales[0].id })
      },
    ],
    [
      'POST /facturas/entregar',
      () => admin.post('/facturas/entregar', { pagos: [id['payment']] }, { key: 'entrega' }),
    ],
    [
      'POST /facturas/global',
      async () => {
        const loose = await office.addCharge(place().cycle, place().pupil, 15)
        await admin.patch(`/cargos/${loose}/concepto`, { conceptoId: id['concept'] })
        const { body } = await office.pay(loose)
        const day = body.pago.fecha
        return admin.post('/facturas/global', { desde: day, hasta: day }, { key: 'global' })
      },
    ],
    [
      'PATCH /pagos/{id}/timbrado',
      () => admin.patch(`/pagos/${id['payment']}/timbrado`, { estado: 'RECHAZADA', motivo: 'EL NOMBRE' }),
    ],
    [
      'POST /facturas/timbradas',
      async () => {
        const { pago, total } = (await admin.get('/facturas?estado=RECHAZADA')).body.facturas[0]
        const said = { serie: 'A', folio: pago.folio, total, emisor: SCHOOL.rfc, receptor: DATA.rfc }
        const file = { field: 'files', name: 'a.xml', content: Buffer.from(stampedXml(said)) }
        return admin.form('POST', '/facturas/timbradas', {}, [file], { key: 'timbradas' })
      },
    ],
    [
      'PATCH /pagos/{id}/cancelacion',
      async () => {
        const charge = await office.addCharge(place().cycle, place().pupil, 25)
        await admin.patch(`/cargos/${charge}/concepto`, { conceptoId: id['concept'] })
        const { body } = await office.pay(charge)
        await admin.patch(`/pagos/${body.pago.id}/factura`, { fiscalId: id['fiscal'] })
        await admin.post('/facturas/entregar', { pagos: [body.pago.id] }, { key: 'otra entrega' })
        await office.cancelPayment(body.pago.id, 'ERROR')
        return admin.patch(`/pagos/${body.pago.id}/cancelacion`, { motivo: '03' })
      },
    ],
    [
      'POST /facturas/anuales',
      async () => {
        const { pagos } = await office.tuitionOf(place().pupil, place().cycle)
        const paid = await office.payMonths([pagos.findLast(({ estado }) => estado === 'PENDIENTE')!.id])
        const anio = Number((paid.body.pagos?.[0]?.fecha_pago ?? paid.body.pago.fecha_pago).slice(0, 4))
        return admin.post('/facturas/anuales', { anio })
      },
    ],
  ]
}
