import { screen, within } from '@testing-library/react'
import type { renderScreen } from '@test/support/pages/screen'
import type { FakeNetwork } from '@test/support/state/fakeNetwork'

export const CREATE = 'POST /ciclo'
export const UPDATE = 'PATCH /ciclo/1'
export const CURRENT = 'GET /ciclo/actual'
export const ALL = 'GET /ciclo/all'

export type User = Awaited<ReturnType<typeof renderScreen>>['user']

export const FIELDS = [
  'Nombre',
  'Fecha de inicio',
  'Fecha de fin',
  'Costo de inscripción',
  'Costo de material',
  'Mensualidad preescolar',
  'Mensualidad primaria',
] as const
export const VALUES: Record<(typeof FIELDS)[number], string> = {
  Nombre: '2027-2028',
  'Fecha de inicio': '01/09/2027',
  'Fecha de fin': '30/06/2028',
  'Costo de inscripción': '1,850',
  'Costo de material': '900.50',
  'Mensualidad preescolar': '2350',
  'Mensualidad primaria': '2600',
}
export const BODY = {
  nombre: '2027-2028',
  fecha_inicio: '2027-09-01',
  fecha_fin: '2028-06-30',
  costo_inscripcion: 1850,
  costo_material: 900.5,
  mensualidad_preescolar: 2350,
  mensualidad_primaria: 2600,
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

export const fillIn = async (user: User, values = VALUES) => {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label))
    await user.click(field(label))
    await user.paste(value)
  }
}

/** The notice that came last. */
export const lastAlert = async () => within((await screen.findAllByRole('alert')).at(-1)!)

/** Every body sent to a call. */
export const sentTo = (network: FakeNetwork, call: string) =>
  network.sent.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body)
