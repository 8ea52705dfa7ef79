import { banorte } from '@test/support/fixtures/bankFiles'
import type { TestServer } from '@test/support/server/harness'
import { keeper, type Deed } from './lifeDeeds'

/** What a payer wrote at the bank, and their name there: `leaks.test.ts` looks for both. */
export const BANK_TEXT = 'QZCONCEPTO'
export const BANK_PAYER = 'ROSA PAGADORA'

/** An account, a file with four deposits: one is ignored, one confirmed and its payer forgotten, one matched by hand; one still waits. */
export const bankDeeds = (
  { admin }: TestServer,
  place: () => { pupil: number },
): [route: string, deed: Deed][] => {
  const id: Record<string, number> = {}
  const keep = keeper(id)
  const moves = ['MBANDEED0001', 'MBANDEED0002', 'MBANDEED0003'].map((key, at) => ({
    day: '2026-09-01',
    amount: 10 + at,
    concept: BANK_TEXT,
    payer: BANK_PAYER,
    key,
  }))
  const waiting = async (): Promise<number[]> =>
    (await admin.get('/banco/movimientos?estado=PENDIENTE')).body.movimientos.map(
      (each: { id: number }) => each.id,
    )
  return [
    [
      'POST /banco/cuentas',
      keep(
        'account',
        (b) => b.cuenta.id,
        () => admin.post('/banco/cuentas', { nombre: 'Principal', banco: 'Banorte' }),
      ),
    ],
    [
      'PATCH /banco/cuentas/{id}',
      () => admin.patch(`/banco/cuentas/${id['account']}`, { nombre: 'Colegio' }),
    ],
    [
      'POST /banco/archivos',
      () =>
        admin.form('POST', '/banco/archivos', { cuentaId: String(id['account']), simular: 'false' }, [
          {
            name: 'movimientos.csv',
            // The oldest one waits to the end.
            content: banorte([...moves, { ...moves[0]!, day: '2026-08-31', key: 'MBANDEED0004' }]),
          },
        ]),
    ],
    [
      'PATCH /banco/movimientos/{id}',
      async () =>
        admin.patch(`/banco/movimientos/${(await waiting())[0]}`, { estado: 'IGNORADO', motivo: 'RIFA' }),
    ],
    [
      'POST /banco/confirmar',
      async () => {
        const movimientos = [{ id: (await waiting())[0], alumnoId: place().pupil, lineas: [] }]
        return admin.post('/banco/confirmar', { movimientos }, { key: 'confirmar' })
      },
    ],
    [
      'POST /banco/emparejar',
      async () => {
        const [movimientoId] = await waiting()
        const monto = moves[0]!.amount
        const medios = [{ metodo_pago: 'TRANSFERENCIA', monto, referencia: 'EMPAREJAR' }]
        const body = { alumnoId: place().pupil, lineas: [], medios, a_cuenta: true }
        const { pago } = (await admin.post('/caja/cobro', body, { key: 'emparejar' })).body
        return admin.post('/banco/emparejar', { movimientoId, pagoId: pago.id })
      },
    ],
    [
      'DELETE /banco/recordados/{id}',
      async () => {
        const { recordados } = (await admin.get(`/banco/recordados?alumnoId=${place().pupil}`)).body
        return admin.delete(`/banco/recordados/${recordados[0].id}`)
      },
    ],
  ]
}
