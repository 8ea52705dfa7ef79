import { screen } from '@testing-library/react'
import type { Opening, OpeningResult, OpeningRow } from '@contract/openings/openings.schemas'
import { OPENING_COLUMNS } from '@contract/openings/openings.rules'
import { renderScreen, type PermissionName } from '@test/support/pages/screen'
import type { FakeNetwork } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'

export const OPEN = 'POST /importar/apertura'
export const COLUMNS = 'POST /importar/apertura/columnas'
export const LIST = 'GET /aperturas'
export const PATH = '/apertura'

type Answers = Record<string, Parameters<FakeNetwork['on']>[1]>

/** Headings of a school's own list, and what our columns are of them. */
export const FOUND = {
  numero_control: 'Matrícula',
  nombres: 'Nombre',
  paterno: 'Apellido paterno',
  grado: 'Nivel',
  gradoNumero: 'Grado',
  debe_desde: 'Debe desde',
} as const
export const HEADINGS = [...Object.values(FOUND), 'Mensualidad', 'Observaciones']
const SAMPLE = ['A-1', 'ZOE', 'PEÑA', 'PRIMARIA', '2', '2026-10', '2600', 'SIN FALTA']

export const columnsRead = (found: Partial<Record<string, string>> = FOUND, encabezados = HEADINGS) => ({
  ok: true,
  encabezados,
  columnas: OPENING_COLUMNS.map((columna) => ({
    columna,
    encabezado: found[columna] ?? null,
    obligatoria: columna === 'grado',
  })),
  filas: 3,
  muestra: [SAMPLE],
  ignoradas: [{ fila: 5, texto: 'TOTAL 3' }],
})

const pupil = (id: number, nombre: string) => ({ id, nombre, curp: `CURP${id}`, numero_control: `A-${id}` })

const ZOE: OpeningRow = {
  fila: 2,
  estado: 'NUEVO',
  alumno: pupil(1, 'ZOE PEÑA'),
  texto: 'Octubre en adelante: debe $23,400.00; saldado antes: septiembre',
  totales: { meses_saldados: 1, adeudo: 23_400, saldo_favor: 0 },
}
const IKER: OpeningRow = {
  fila: 3,
  estado: 'IGUAL',
  alumno: pupil(2, 'IKER LUNA'),
  texto: 'Ya está inscrito así',
  totales: { meses_saldados: 2, adeudo: 20_800, saldo_favor: 150 },
}
const ANA: OpeningRow = {
  fila: 4,
  estado: 'ERROR',
  alumno: pupil(3, 'ANA SOTO'),
  campos: { debe_desde: 'No es un mes del ciclo', beca: 'Va de 10 en 10' },
  celdas: ['A-3', 'ANA', 'SOTO', 'PRIMARIA', '2', '2025-01', '=1+1', '@nota'],
}

const place = { grado: 'PRIMARIA', gradoNumero: 2 } as const

/** One row of each kind. */
export const checked = (over: Partial<OpeningResult> = {}): OpeningResult => ({
  ok: true,
  resumen: { nuevos: 1, iguales: 1, con_error: 1 },
  encabezados: HEADINGS,
  filas: [ZOE, IKER, ANA],
  totales: {
    meses_saldados: 3,
    vencido: 5_200,
    adeudo: 44_200,
    saldo_favor: 150,
    becas: [{ nombre: 'BECA 25 %', porcentaje: 25, alumnos: 1, nueva: true }],
    grupos: [{ ...place, nombre: '2° B', alumnos: 2, nuevo: true }],
    grados: [
      { ...place, alumnos: 1, meses_saldados: 1, vencido: 2_600, adeudo: 23_400, saldo_favor: 0 },
      {
        ...place,
        gradoNumero: 3,
        alumnos: 1,
        meses_saldados: 2,
        vencido: 2_600,
        adeudo: 20_800,
        saldo_favor: 150,
      },
    ],
  },
  ...over,
})

export const anOpening = (over: Partial<Opening> = {}): Opening => ({
  id: 5,
  cicloEscolar: { id: 1, name: '2026-2027' },
  fecha: '2026-11-20',
  alumnos: 1,
  meses_saldados: 1,
  adeudo: 23_400,
  saldo_favor: 0,
  usuario: 'secretaria',
  fecha_creacion: '2026-11-23T16:05:00.000Z',
  deshecha: null,
  ...over,
})

/** A cycle of all days around today, so that the tests do not depend on the day they run. */
export const cycle = aCycleRow({ fecha_inicio: '2020-08-01', fecha_fin: '2040-07-31' })

export const open = (
  answers: Answers = {},
  { except = [], path = PATH }: { except?: readonly PermissionName[]; path?: string } = {},
) =>
  renderScreen(path, {
    except,
    answers: {
      'GET /ciclo/actual': { ok: true, ciclo: cycle },
      'GET /ciclo/all': { ok: true, ciclos: [cycle] },
      [LIST]: { ok: true, aperturas: [] },
      [COLUMNS]: columnsRead(),
      [OPEN]: checked(),
      ...answers,
    },
  })
export type User = Awaited<ReturnType<typeof open>>['user']

export const aFile = (name = 'lista.xlsx') => new window.File(['bytes'], name)
export const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

export const choose = async (user: User, file = aFile()) =>
  user.upload(await screen.findByLabelText(/^Archivo de la apertura/), file)

/** Chooses a file and checks it. */
export const check = async (user: User) => {
  await choose(user)
  await press(user, 'Revisar sin guardar')
  await screen.findByRole('region', { name: 'Así quedarían las cuentas' })
}

/** The fields of the calls with a file, in order. */
export const sentForms = (network: FakeNetwork, path = '/importar/apertura') =>
  network.sent
    .filter((call) => call.path === path)
    .map(({ body }) => Object.fromEntries((body as FormData).entries()))
