import { screen, within } from '@testing-library/react'
import type { Service, ServicePupil } from '@contract/services/services.schemas'
import { renderScreen } from '@test/support/pages/screen'

export const MONTHS = [9, 10, 11, 12].map((mes) => ({ anio: 2026, mes }))

export const bus: Service = {
  id: 5,
  cicloEscolar: { id: 1, name: '2026-2027' },
  nombre: 'TRANSPORTE',
  mensualidad: 812.5,
  meses: MONTHS,
  concepto: null,
  alumnos: 1,
}

const pupil = (
  id: number,
  nombre: string,
  grupo: string,
  meses: ServicePupil['meses'] = [],
): ServicePupil => ({
  alumno: {
    id,
    nombre,
    numero_control: `A-${id}`,
    grado: 'PRIMARIA',
    gradoNumero: 2,
    grupo: { id: grupo === 'A' ? 1 : 2, nombre: grupo },
  },
  meses,
})
const charged = (mes: number, saldo: number) => ({
  anio: 2026,
  mes,
  cargoId: mes,
  estado: saldo === 0 ? ('PAGADO' as const) : ('PENDIENTE' as const),
  monto: 812.5,
  saldo,
})

export const ana = pupil(1, 'ANA PEÑA', 'A', [charged(11, 0), charged(12, 812.5)])
export const beto = pupil(2, 'BETO RUIZ', 'A')
export const caro = pupil(3, 'CARO SOLÍS', 'B')

export const CHARGE = 'POST /servicios/5/alumnos'
export const LEAVE = 'PATCH /servicios/5/quitar'

export type Options = NonNullable<Parameters<typeof renderScreen>[1]>

export const openService = (path: string, { answers, ...options }: Options = {}) =>
  renderScreen(path, {
    ...options,
    answers: {
      'GET /servicios?ciclo=1': { ok: true, servicios: [bus] },
      'GET /servicios/5/alumnos': { ok: true, servicio: bus, alumnos: [ana] },
      'GET /servicios/5/alumnos?todos=true': { ok: true, servicio: bus, alumnos: [ana, beto, caro] },
      ...answers,
    },
  })

export const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))
